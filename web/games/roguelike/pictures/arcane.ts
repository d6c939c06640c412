import burningMeteor from '~icons/game-icons/burning-meteor';
import eagleEmblem from '~icons/game-icons/eagle-emblem';
import earthCrack from '~icons/game-icons/earth-crack';
import fairyWand from '~icons/game-icons/fairy-wand';
import fireShield from '~icons/game-icons/fire-shield';
import fireSilhouette from '~icons/game-icons/fire-silhouette';
import fireZone from '~icons/game-icons/fire-zone';
import fireball from '~icons/game-icons/fireball';
import flameSpin from '~icons/game-icons/flame-spin';
import frozenBlock from '~icons/game-icons/frozen-block';
import golemHead from '~icons/game-icons/golem-head';
import healing from '~icons/game-icons/healing';
import hourglass from '~icons/game-icons/hourglass';
import iceBolt from '~icons/game-icons/ice-bolt';
import iceGolem from '~icons/game-icons/ice-golem';
import iciclesAura from '~icons/game-icons/icicles-aura';
import ifrit from '~icons/game-icons/ifrit';
import lightningStorm from '~icons/game-icons/lightning-storm';
import magicAxe from '~icons/game-icons/magic-axe';
import magicPalm from '~icons/game-icons/magic-palm';
import orbWand from '~icons/game-icons/orb-wand';
import pointyHat from '~icons/game-icons/pointy-hat';
import rockGolem from '~icons/game-icons/rock-golem';
import snowflake1 from '~icons/game-icons/snowflake-1';
import snowing from '~icons/game-icons/snowing';
import sparkSpirit from '~icons/game-icons/spark-spirit';
import timeSynchronization from '~icons/game-icons/time-synchronization';
import timeTrap from '~icons/game-icons/time-trap';
import tornado from '~icons/game-icons/tornado';
import triorb from '~icons/game-icons/triorb';
import volcano from '~icons/game-icons/volcano';
import vortex from '~icons/game-icons/vortex';
import wizardFace from '~icons/game-icons/wizard-face';
import wizardStaff from '~icons/game-icons/wizard-staff';
import { outline } from '../../../art/outline.ts';

export const units = {
  stone_golem: outline(rockGolem),
  ice_elemental: outline(iceGolem),
  earth_elemental: outline(earthCrack),
  fire_elemental: outline(fireSilhouette),
  arcane_titan: outline(golemHead),
  spark: outline(sparkSpirit),
  flame_dancer: outline(flameSpin),
  storm_elemental: outline(tornado),
  magma_golem: outline(volcano),
  phoenix: outline(eagleEmblem),
  apprentice: outline(pointyHat),
  fire_mage: outline(fireball),
  ice_mage: outline(iceBolt),
  lightning_mage: outline(lightningStorm),
  archmage: outline(wizardFace),
  conjurer: outline(magicPalm),
  elementalist: outline(triorb),
  battle_mage: outline(magicAxe),
  grand_magus: outline(wizardStaff),
  enchanter: outline(fairyWand),
  chronomancer: outline(hourglass),
  arcane_healer: outline(healing),
  time_weaver: outline(timeTrap),
  frost_witch: outline(snowflake1),
  void_mage: outline(vortex),
} as const;

export const leaders = {
  archmage_zephyr: outline(orbWand),
  ignis: outline(ifrit),
  frost_queen: outline(iciclesAura),
} as const;

export const spells = {
  meteor: outline(burningMeteor),
  time_warp: outline(timeSynchronization),
  inferno: outline(fireZone),
  fire_shield: outline(fireShield),
  blizzard: outline(snowing),
  ice_prison: outline(frozenBlock),
} as const;
