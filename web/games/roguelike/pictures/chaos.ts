import blackKnightHelm from '~icons/game-icons/black-knight-helm';
import blood from '~icons/game-icons/blood';
import bloodySword from '~icons/game-icons/bloody-sword';
import brainTentacle from '~icons/game-icons/brain-tentacle';
import burningSkull from '~icons/game-icons/burning-skull';
import crossedAxes from '~icons/game-icons/crossed-axes';
import crownedSkull from '~icons/game-icons/crowned-skull';
import cultist from '~icons/game-icons/cultist';
import daemonSkull from '~icons/game-icons/daemon-skull';
import deathJuice from '~icons/game-icons/death-juice';
import devilMask from '~icons/game-icons/devil-mask';
import diabloSkull from '~icons/game-icons/diablo-skull';
import dread from '~icons/game-icons/dread';
import evilBook from '~icons/game-icons/evil-book';
import evilWings from '~icons/game-icons/evil-wings';
import fireSpellCast from '~icons/game-icons/fire-spell-cast';
import flamingArrow from '~icons/game-icons/flaming-arrow';
import hoodedFigure from '~icons/game-icons/hooded-figure';
import hornedSkull from '~icons/game-icons/horned-skull';
import hound from '~icons/game-icons/hound';
import imp from '~icons/game-icons/imp';
import lifeTap from '~icons/game-icons/life-tap';
import magicGate from '~icons/game-icons/magic-gate';
import minotaur from '~icons/game-icons/minotaur';
import overlordHelm from '~icons/game-icons/overlord-helm';
import portal from '~icons/game-icons/portal';
import prettyFangs from '~icons/game-icons/pretty-fangs';
import raiseZombie from '~icons/game-icons/raise-zombie';
import screaming from '~icons/game-icons/screaming';
import soulVessel from '~icons/game-icons/soul-vessel';
import warlockEye from '~icons/game-icons/warlock-eye';
import warlockHood from '~icons/game-icons/warlock-hood';
import wildfires from '~icons/game-icons/wildfires';
import witchFace from '~icons/game-icons/witch-face';
import { outline } from '../../../art/outline.ts';

export const units = {
  imp: outline(imp),
  hellhound: outline(hound),
  demon_guard: outline(devilMask),
  pit_lord: outline(minotaur),
  infernal: outline(burningSkull),
  cultist: outline(cultist),
  berserker: outline(crossedAxes),
  succubus: outline(evilWings),
  doom_knight: outline(blackKnightHelm),
  demon_lord: outline(daemonSkull),
  dark_archer: outline(flamingArrow),
  warlock_adept: outline(warlockHood),
  fel_caster: outline(fireSpellCast),
  doom_caller: outline(screaming),
  arch_warlock: outline(warlockEye),
  hex_witch: outline(witchFace),
  blood_mage: outline(blood),
  necromancer: outline(raiseZombie),
  lich: outline(crownedSkull),
  dark_acolyte: outline(hoodedFigure),
  soul_collector: outline(soulVessel),
  demon_priest: outline(evilBook),
  void_walker: outline(portal),
  mind_flayer: outline(brainTentacle),
  dread_lord: outline(overlordHelm),
} as const;

export const leaders = {
  malachar_the_defiler: outline(diabloSkull),
  vexthar: outline(hornedSkull),
  lilith: outline(prettyFangs),
} as const;

export const spells = {
  hellfire: outline(wildfires),
  soul_drain: outline(lifeTap),
  corruption: outline(deathJuice),
  demon_gate: outline(magicGate),
  dark_pact: outline(bloodySword),
  nightmare: outline(dread),
} as const;
