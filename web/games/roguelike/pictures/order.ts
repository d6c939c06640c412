import angelOutfit from '~icons/game-icons/angel-outfit';
import angelWings from '~icons/game-icons/angel-wings';
import archeryTarget from '~icons/game-icons/archery-target';
import ballista from '~icons/game-icons/ballista';
import borderedShield from '~icons/game-icons/bordered-shield';
import bowman from '~icons/game-icons/bowman';
import crestedHelmet from '~icons/game-icons/crested-helmet';
import crossShield from '~icons/game-icons/cross-shield';
import crossbow from '~icons/game-icons/crossbow';
import explosionRays from '~icons/game-icons/explosion-rays';
import firstAidKit from '~icons/game-icons/first-aid-kit';
import flangedMace from '~icons/game-icons/flanged-mace';
import handOfGod from '~icons/game-icons/hand-of-god';
import handcuffs from '~icons/game-icons/handcuffs';
import holySymbol from '~icons/game-icons/holy-symbol';
import ironMask from '~icons/game-icons/iron-mask';
import jerusalemCross from '~icons/game-icons/jerusalem-cross';
import knightBanner from '~icons/game-icons/knight-banner';
import lockedFortress from '~icons/game-icons/locked-fortress';
import monkFace from '~icons/game-icons/monk-face';
import mountedKnight from '~icons/game-icons/mounted-knight';
import pitchfork from '~icons/game-icons/pitchfork';
import popeCrown from '~icons/game-icons/pope-crown';
import prayer from '~icons/game-icons/prayer';
import rallyTheTroops from '~icons/game-icons/rally-the-troops';
import scales from '~icons/game-icons/scales';
import sunPriest from '~icons/game-icons/sun-priest';
import sunbeams from '~icons/game-icons/sunbeams';
import swordman from '~icons/game-icons/swordman';
import templarShield from '~icons/game-icons/templar-shield';
import visoredHelm from '~icons/game-icons/visored-helm';
import warlordHelmet from '~icons/game-icons/warlord-helmet';
import wingedArrow from '~icons/game-icons/winged-arrow';
import wingedShield from '~icons/game-icons/winged-shield';
import { outline } from '../../../art/outline.ts';

export const units = {
  squire: outline(borderedShield),
  footman: outline(visoredHelm),
  knight: outline(mountedKnight),
  paladin: outline(templarShield),
  grand_champion: outline(wingedShield),
  militia: outline(pitchfork),
  swordsman: outline(swordman),
  crusader: outline(jerusalemCross),
  templar: outline(crossShield),
  inquisitor: outline(ironMask),
  bowman: outline(bowman),
  crossbowman: outline(crossbow),
  marksman: outline(archeryTarget),
  ballista_crew: outline(ballista),
  holy_archer: outline(wingedArrow),
  acolyte: outline(monkFace),
  cleric: outline(prayer),
  battle_priest: outline(flangedMace),
  high_priest: outline(popeCrown),
  medic: outline(firstAidKit),
  banner_bearer: outline(knightBanner),
  war_chaplain: outline(holySymbol),
  saint: outline(angelWings),
  peacekeeper: outline(handcuffs),
  justicar: outline(scales),
} as const;

export const leaders = {
  ser_aldric: outline(crestedHelmet),
  lady_elara: outline(sunPriest),
  grand_marshal_vorn: outline(warlordHelmet),
} as const;

export const spells = {
  divine_smite: outline(handOfGod),
  blessing_of_light: outline(sunbeams),
  holy_nova: outline(explosionRays),
  guardian_angel: outline(angelOutfit),
  rally_cry: outline(rallyTheTroops),
  fortress: outline(lockedFortress),
} as const;
