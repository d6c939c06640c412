import cleopatra from '~icons/game-icons/cleopatra';
import cloakedFigureOnHorseback from '~icons/game-icons/cloaked-figure-on-horseback';
import coffin from '~icons/game-icons/coffin';
import crossedChains from '~icons/game-icons/crossed-chains';
import crownedSkull from '~icons/game-icons/crowned-skull';
import dreadSkull from '~icons/game-icons/dread-skull';
import executionerHood from '~icons/game-icons/executioner-hood';
import floatingGhost from '~icons/game-icons/floating-ghost';
import frankensteinCreature from '~icons/game-icons/frankenstein-creature';
import halfDead from '~icons/game-icons/half-dead';
import hastyGrave from '~icons/game-icons/hasty-grave';
import pikeman from '~icons/game-icons/pikeman';
import plagueDoctorProfile from '~icons/game-icons/plague-doctor-profile';
import raiseSkeleton from '~icons/game-icons/raise-skeleton';
import ribcage from '~icons/game-icons/ribcage';
import shamblingZombie from '~icons/game-icons/shambling-zombie';
import skeleton from '~icons/game-icons/skeleton';
import skullBolt from '~icons/game-icons/skull-bolt';
import skullInJar from '~icons/game-icons/skull-in-jar';
import skullShield from '~icons/game-icons/skull-shield';
import skullStaff from '~icons/game-icons/skull-staff';
import sonicScreech from '~icons/game-icons/sonic-screech';
import spineArrow from '~icons/game-icons/spine-arrow';
import terror from '~icons/game-icons/terror';
import vampireDracula from '~icons/game-icons/vampire-dracula';
import { outline } from '../../../art/outline.ts';

export const units = {
  zombie: outline(shamblingZombie),
  abomination: outline(frankensteinCreature),
  bone_golem: outline(ribcage),
  skeleton_warrior: outline(skeleton),
  ghoul: outline(halfDead),
  death_knight: outline(cloakedFigureOnHorseback),
  skeleton_archer: outline(spineArrow),
  banshee: outline(terror),
  lich: outline(crownedSkull),
  necromancer: outline(raiseSkeleton),
  dark_sorcerer: outline(skullStaff),
  vampire: outline(vampireDracula),
  skeleton_pikeman: outline(pikeman),
  grave_guard: outline(skullShield),
  ghost: outline(floatingGhost),
  corpse_cart: outline(coffin),
  plague_bearer: outline(plagueDoctorProfile),
  reliquary_bearer: outline(skullInJar),
} as const;

export const leaders = {
  lich_king_malachar: outline(dreadSkull),
  queen_morwen: outline(cleopatra),
  baron_rotgut: outline(executionerHood),
} as const;

export const spells = {
  death_coil: outline(skullBolt),
  raise_dead: outline(hastyGrave),
  dark_binding: outline(crossedChains),
  dread_wail: outline(sonicScreech),
} as const;
