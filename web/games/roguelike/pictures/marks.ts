import armorDowngrade from '~icons/game-icons/armor-downgrade';
import armorPunch from '~icons/game-icons/armor-punch';
import armorUpgrade from '~icons/game-icons/armor-upgrade';
import arrowFlights from '~icons/game-icons/arrow-flights';
import aura from '~icons/game-icons/aura';
import backstab from '~icons/game-icons/backstab';
import barbute from '~icons/game-icons/barbute';
import blindfold from '~icons/game-icons/blindfold';
import bowArrow from '~icons/game-icons/bow-arrow';
import brokenArrow from '~icons/game-icons/broken-arrow';
import brokenShield from '~icons/game-icons/broken-shield';
import brokenSkull from '~icons/game-icons/broken-skull';
import bugleCall from '~icons/game-icons/bugle-call';
import burn from '~icons/game-icons/burn';
import cavalry from '~icons/game-icons/cavalry';
import chargingBull from '~icons/game-icons/charging-bull';
import charm from '~icons/game-icons/charm';
import clawSlashes from '~icons/game-icons/claw-slashes';
import cog from '~icons/game-icons/cog';
import crackedShield from '~icons/game-icons/cracked-shield';
import crescentBlade from '~icons/game-icons/crescent-blade';
import crossedChains from '~icons/game-icons/crossed-chains';
import crossedSwords from '~icons/game-icons/crossed-swords';
import cursedStar from '~icons/game-icons/cursed-star';
import deathSkull from '~icons/game-icons/death-skull';
import despair from '~icons/game-icons/despair';
import dodging from '~icons/game-icons/dodging';
import dustCloud from '~icons/game-icons/dust-cloud';
import enrage from '~icons/game-icons/enrage';
import eyeball from '~icons/game-icons/eyeball';
import featheredWing from '~icons/game-icons/feathered-wing';
import fireShield from '~icons/game-icons/fire-shield';
import flail from '~icons/game-icons/flail';
import flame from '~icons/game-icons/flame';
import fly from '~icons/game-icons/fly';
import fog from '~icons/game-icons/fog';
import gasMask from '~icons/game-icons/gas-mask';
import gears from '~icons/game-icons/gears';
import ghost from '~icons/game-icons/ghost';
import graveyard from '~icons/game-icons/graveyard';
import griffinSymbol from '~icons/game-icons/griffin-symbol';
import haunting from '~icons/game-icons/haunting';
import healthIncrease from '~icons/game-icons/health-increase';
import healthPotion from '~icons/game-icons/health-potion';
import heartPlus from '~icons/game-icons/heart-plus';
import hearts from '~icons/game-icons/hearts';
import heavyHelm from '~icons/game-icons/heavy-helm';
import help from '~icons/game-icons/help';
import holyWater from '~icons/game-icons/holy-water';
import horseHead from '~icons/game-icons/horse-head';
import horseshoe from '~icons/game-icons/horseshoe';
import hourglass from '~icons/game-icons/hourglass';
import iciclesAura from '~icons/game-icons/icicles-aura';
import inspiration from '~icons/game-icons/inspiration';
import knockedOutStars from '~icons/game-icons/knocked-out-stars';
import laurels from '~icons/game-icons/laurels';
import layeredArmor from '~icons/game-icons/layered-armor';
import lightningStorm from '~icons/game-icons/lightning-storm';
import lindenLeaf from '~icons/game-icons/linden-leaf';
import lobArrow from '~icons/game-icons/lob-arrow';
import magicShield from '~icons/game-icons/magic-shield';
import meltingIceCube from '~icons/game-icons/melting-ice-cube';
import missileSwarm from '~icons/game-icons/missile-swarm';
import oldWagon from '~icons/game-icons/old-wagon';
import openWound from '~icons/game-icons/open-wound';
import padlock from '~icons/game-icons/padlock';
import pawPrint from '~icons/game-icons/paw-print';
import peaceDove from '~icons/game-icons/peace-dove';
import pentacle from '~icons/game-icons/pentacle';
import perspectiveDiceSixFacesRandom from '~icons/game-icons/perspective-dice-six-faces-random';
import plainArrow from '~icons/game-icons/plain-arrow';
import poisonBottle from '~icons/game-icons/poison-bottle';
import prayerBeads from '~icons/game-icons/prayer-beads';
import rank2 from '~icons/game-icons/rank-2';
import regeneration from '~icons/game-icons/regeneration';
import reloadGunBarrel from '~icons/game-icons/reload-gun-barrel';
import riposte from '~icons/game-icons/riposte';
import roundShield from '~icons/game-icons/round-shield';
import run from '~icons/game-icons/run';
import shareIcon from '~icons/game-icons/share';
import shield from '~icons/game-icons/shield';
import shieldEchoes from '~icons/game-icons/shield-echoes';
import shieldImpact from '~icons/game-icons/shield-impact';
import shieldReflect from '~icons/game-icons/shield-reflect';
import silenced from '~icons/game-icons/silenced';
import skeletonInside from '~icons/game-icons/skeleton-inside';
import skullInJar from '~icons/game-icons/skull-in-jar';
import snail from '~icons/game-icons/snail';
import snakeTongue from '~icons/game-icons/snake-tongue';
import snowflake2 from '~icons/game-icons/snowflake-2';
import spatter from '~icons/game-icons/spatter';
import spearHook from '~icons/game-icons/spear-hook';
import spears from '~icons/game-icons/spears';
import spellBook from '~icons/game-icons/spell-book';
import square from '~icons/game-icons/square';
import starSwirl from '~icons/game-icons/star-swirl';
import stickyBoot from '~icons/game-icons/sticky-boot';
import sun from '~icons/game-icons/sun';
import swordsPower from '~icons/game-icons/swords-power';
import targeted from '~icons/game-icons/targeted';
import telepathy from '~icons/game-icons/telepathy';
import terror from '~icons/game-icons/terror';
import thornyVine from '~icons/game-icons/thorny-vine';
import towerFlag from '~icons/game-icons/tower-flag';
import treeRoots from '~icons/game-icons/tree-roots';
import twoCoins from '~icons/game-icons/two-coins';
import verticalBanner from '~icons/game-icons/vertical-banner';
import weight from '~icons/game-icons/weight';
import whirlwind from '~icons/game-icons/whirlwind';
import wizardStaff from '~icons/game-icons/wizard-staff';
import { outline } from '../../../art/outline.ts';

export const FACTIONS = {
  order: outline(griffinSymbol),
  chaos: outline(pentacle),
  nature: outline(lindenLeaf),
  shadow: outline(crescentBlade),
  arcane: outline(starSwirl),
  machine: outline(gears),
  humans: outline(towerFlag),
  undead: outline(deathSkull),
} as const;

export const LEARNT = {
  rally: outline(bugleCall),
  inspire: outline(inspiration),
  terror: outline(terror),
  dark_binding: outline(crossedChains),
  fear: outline(despair),
} as const;

export const CONTAGIONS = {
  fire: outline(flame),
  poison: outline(poisonBottle),
  curse: outline(cursedStar),
  frost: outline(snowflake2),
  plague: outline(fly),
} as const;

export const STATUSES = {
  shield_wall: outline(shieldEchoes),
  taunted: outline(enrage),
  immune: outline(shieldReflect),
  stunned: outline(knockedOutStars),
  charmed: outline(charm),
  rooted: outline(treeRoots),
  inspired: outline(inspiration),
  weakened: outline(armorDowngrade),
  slowed: outline(snail),
  tar_pit: outline(stickyBoot),
  cursed_wound: outline(openWound),
  venom: outline(snakeTongue),
  burn: outline(burn),
  fortified: outline(armorUpgrade),
  raging: outline(swordsPower),
  hasted: outline(run),
  evasive: outline(dodging),
  warded: outline(magicShield),
  thorned: outline(thornyVine),
  regrowing: outline(regeneration),
  marked: outline(targeted),
  blinded: outline(blindfold),
  pacified: outline(peaceDove),
  silenced: outline(silenced),
} as const;

export const AURAS = {
  holy_light: outline(sun),
  storm_front: outline(lightningStorm),
  rally_banner: outline(verticalBanner),
  sigmars_shield: outline(shield),
  defiled_ground: outline(graveyard),
  icy_grave: outline(iciclesAura),
  dark_will: outline(telepathy),
  reliquary: outline(skullInJar),
  terror: outline(terror),
  support: outline(aura),
} as const;

export const TAGS = {
  Incorporeal: outline(ghost),
  Flyer: outline(featheredWing),
  Skirmisher: outline(run),
  Unstoppable: outline(chargingBull),
  LongReach: outline(spearHook),
  Heavy: outline(weight),
  Cavalry: outline(horseHead),
  Charger: outline(cavalry),
  SpearWall: outline(spears),
  AntiCavalry: outline(horseshoe),
  HeavyInfantry: outline(heavyHelm),
  Infantry: outline(barbute),
  Shielded: outline(roundShield),
  Shieldwall: outline(shieldEchoes),
  Officer: outline(rank2),
  Undead: outline(skeletonInside),
  UnbreakableSquare: outline(square),
  AuraCarrier: outline(aura),
  SupplyWagon: outline(oldWagon),
  StickyIntercept: outline(stickyBoot),
  DeathSpread: outline(spatter),
  DirectFire: outline(plainArrow),
  ArcFire: outline(lobArrow),
  MagicMissile: outline(missileSwarm),
  FireImmune: outline(fireShield),
  PoisonImmune: outline(healthPotion),
  CurseImmune: outline(prayerBeads),
  FrostImmune: outline(meltingIceCube),
  PlagueImmune: outline(gasMask),
  Purifier: outline(holyWater),
  Ethereal: outline(fog),
  Regenerating: outline(heartPlus),
  AdamantineArmor: outline(layeredArmor),
  ArmorPiercer: outline(armorPunch),
  RendingBlows: outline(clawSlashes),
  Beast: outline(pawPrint),
  Mechanical: outline(cog),
} as const;

export const ROLES = {
  tank: outline(shield),
  melee_dps: outline(crossedSwords),
  ranged_dps: outline(bowArrow),
  mage: outline(wizardStaff),
  support: outline(healthIncrease),
  control: outline(whirlwind),
} as const;

export const MARKS = {
  broken: outline(brokenShield),
  crumbling: outline(haunting),
  engaged: outline(crossedSwords),
  eye: outline(eyeball),
  lock: outline(padlock),
  cracked: outline(crackedShield),
  ammo: outline(arrowFlights),
  empty: outline(brokenArrow),
  reload: outline(reloadGunBarrel),
  parry: outline(riposte),
  flail: outline(flail),
  flanked: outline(backstab),
  dust: outline(dustCloud),
  gold: outline(twoCoins),
  life: outline(hearts),
  win: outline(laurels),
  shield: outline(shield),
  skull: outline(brokenSkull),
  spell: outline(spellBook),
  charge: outline(cavalry),
  flee: outline(run),
  share: outline(shareIcon),
  dice: outline(perspectiveDiceSixFacesRandom),
  cooldown: outline(hourglass),
  brace: outline(spears),
  impact: outline(shieldImpact),
  wings: outline(featheredWing),
  help: outline(help),
} as const;
