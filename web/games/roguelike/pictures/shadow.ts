import backstab from '~icons/game-icons/backstab';
import blackHandShield from '~icons/game-icons/black-hand-shield';
import bowArrow from '~icons/game-icons/bow-arrow';
import brassKnuckles from '~icons/game-icons/brass-knuckles';
import cloakDagger from '~icons/game-icons/cloak-dagger';
import cobra from '~icons/game-icons/cobra';
import cowled from '~icons/game-icons/cowled';
import crosshair from '~icons/game-icons/crosshair';
import dart from '~icons/game-icons/dart';
import deadlyStrike from '~icons/game-icons/deadly-strike';
import drippingBlade from '~icons/game-icons/dripping-blade';
import dynamite from '~icons/game-icons/dynamite';
import hoodedAssassin from '~icons/game-icons/hooded-assassin';
import invisible from '~icons/game-icons/invisible';
import invisibleFace from '~icons/game-icons/invisible-face';
import jesterHat from '~icons/game-icons/jester-hat';
import katana from '~icons/game-icons/katana';
import magickTrick from '~icons/game-icons/magick-trick';
import nightVision from '~icons/game-icons/night-vision';
import ninjaHead from '~icons/game-icons/ninja-head';
import poisonGas from '~icons/game-icons/poison-gas';
import psychicWaves from '~icons/game-icons/psychic-waves';
import reaperScythe from '~icons/game-icons/reaper-scythe';
import robberHand from '~icons/game-icons/robber-hand';
import runningNinja from '~icons/game-icons/running-ninja';
import shadowFollower from '~icons/game-icons/shadow-follower';
import shadowGrasp from '~icons/game-icons/shadow-grasp';
import silenced from '~icons/game-icons/silenced';
import smokeBomb from '~icons/game-icons/smoke-bomb';
import spectre from '~icons/game-icons/spectre';
import spikedBat from '~icons/game-icons/spiked-bat';
import spy from '~icons/game-icons/spy';
import thrownDaggers from '~icons/game-icons/thrown-daggers';
import twoShadows from '~icons/game-icons/two-shadows';
import { outline } from '../../../art/outline.ts';

export const units = {
  thug: outline(brassKnuckles),
  enforcer: outline(spikedBat),
  shadow_guard: outline(blackHandShield),
  nightblade: outline(katana),
  phantom: outline(spectre),
  pickpocket: outline(robberHand),
  rogue: outline(cloakDagger),
  assassin: outline(hoodedAssassin),
  shadow_dancer: outline(runningNinja),
  death_dealer: outline(reaperScythe),
  knife_thrower: outline(thrownDaggers),
  poison_dart: outline(dart),
  sharpshooter: outline(crosshair),
  shadow_archer: outline(bowArrow),
  silent_death: outline(silenced),
  illusionist: outline(magickTrick),
  shadow_mage: outline(shadowGrasp),
  nightstalker: outline(nightVision),
  void_assassin: outline(backstab),
  spy: outline(spy),
  saboteur: outline(dynamite),
  shadow_priest: outline(cowled),
  master_of_shadows: outline(twoShadows),
  trickster: outline(jesterHat),
  mind_breaker: outline(psychicWaves),
} as const;

export const leaders = {
  shade: outline(ninjaHead),
  viper: outline(cobra),
  whisper: outline(invisible),
} as const;

export const spells = {
  smoke_bomb: outline(smokeBomb),
  assassinate: outline(deadlyStrike),
  poison_nova: outline(poisonGas),
  venomous_strike: outline(drippingBlade),
  shadow_clone: outline(shadowFollower),
  vanish: outline(invisibleFace),
} as const;
