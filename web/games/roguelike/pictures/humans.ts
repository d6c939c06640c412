import archer from '~icons/game-icons/archer';
import arrowCluster from '~icons/game-icons/arrow-cluster';
import blacksmith from '~icons/game-icons/blacksmith';
import broadsword from '~icons/game-icons/broadsword';
import bugleCall from '~icons/game-icons/bugle-call';
import cannon from '~icons/game-icons/cannon';
import cavalry from '~icons/game-icons/cavalry';
import centurionHelmet from '~icons/game-icons/centurion-helmet';
import church from '~icons/game-icons/church';
import crossbow from '~icons/game-icons/crossbow';
import firePunch from '~icons/game-icons/fire-punch';
import gothicCross from '~icons/game-icons/gothic-cross';
import laurelCrown from '~icons/game-icons/laurel-crown';
import lightningBranches from '~icons/game-icons/lightning-branches';
import monkFace from '~icons/game-icons/monk-face';
import musket from '~icons/game-icons/musket';
import oldWagon from '~icons/game-icons/old-wagon';
import onTarget from '~icons/game-icons/on-target';
import rank3 from '~icons/game-icons/rank-3';
import romanShield from '~icons/game-icons/roman-shield';
import rosaShield from '~icons/game-icons/rosa-shield';
import sharpHalberd from '~icons/game-icons/sharp-halberd';
import spears from '~icons/game-icons/spears';
import spellBook from '~icons/game-icons/spell-book';
import sunrise from '~icons/game-icons/sunrise';
import swordwoman from '~icons/game-icons/swordwoman';
import tarot05TheHierophant from '~icons/game-icons/tarot-05-the-hierophant';
import templarShield from '~icons/game-icons/templar-shield';
import templeGate from '~icons/game-icons/temple-gate';
import { outline } from '../../../art/outline.ts';

export const units = {
  footman: outline(romanShield),
  knight: outline(cavalry),
  paladin: outline(templarShield),
  swordsman: outline(broadsword),
  crusader: outline(gothicCross),
  champion: outline(laurelCrown),
  archer: outline(archer),
  crossbowman: outline(crossbow),
  marksman: outline(onTarget),
  apprentice: outline(spellBook),
  battle_mage: outline(firePunch),
  priest: outline(church),
  spearman: outline(spears),
  halberdier: outline(sharpHalberd),
  musketeer: outline(musket),
  artillery: outline(cannon),
  officer: outline(rank3),
  hierophant: outline(tarot05TheHierophant),
  storm_caller: outline(lightningBranches),
  shield_bearer: outline(rosaShield),
  supply_wagon: outline(oldWagon),
  blacksmith: outline(blacksmith),
} as const;

export const leaders = {
  commander_aldric: outline(centurionHelmet),
  captain_rosamund: outline(swordwoman),
  prior_benedict: outline(monkFace),
} as const;

export const spells = {
  holy_light: outline(sunrise),
  rally: outline(bugleCall),
  arrow_storm: outline(arrowCluster),
  sanctuary: outline(templeGate),
} as const;
