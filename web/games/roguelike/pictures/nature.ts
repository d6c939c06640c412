import bearFace from '~icons/game-icons/bear-face';
import bearHead from '~icons/game-icons/bear-head';
import centaur from '~icons/game-icons/centaur';
import dekuTree from '~icons/game-icons/deku-tree';
import direwolf from '~icons/game-icons/direwolf';
import entMouth from '~icons/game-icons/ent-mouth';
import fairy from '~icons/game-icons/fairy';
import fangs from '~icons/game-icons/fangs';
import feline from '~icons/game-icons/feline';
import growth from '~icons/game-icons/growth';
import holyOak from '~icons/game-icons/holy-oak';
import oak from '~icons/game-icons/oak';
import oakLeaf from '~icons/game-icons/oak-leaf';
import plantRoots from '~icons/game-icons/plant-roots';
import pocketBow from '~icons/game-icons/pocket-bow';
import poisonCloud from '~icons/game-icons/poison-cloud';
import regeneration from '~icons/game-icons/regeneration';
import robinHoodHat from '~icons/game-icons/robin-hood-hat';
import saberToothedCatHead from '~icons/game-icons/saber-toothed-cat-head';
import seedling from '~icons/game-icons/seedling';
import shamblingMound from '~icons/game-icons/shambling-mound';
import snake from '~icons/game-icons/snake';
import snakeBite from '~icons/game-icons/snake-bite';
import sprout from '~icons/game-icons/sprout';
import stagHead from '~icons/game-icons/stag-head';
import thornHelix from '~icons/game-icons/thorn-helix';
import trample from '~icons/game-icons/trample';
import treeFace from '~icons/game-icons/tree-face';
import vines from '~icons/game-icons/vines';
import werewolf from '~icons/game-icons/werewolf';
import willowTree from '~icons/game-icons/willow-tree';
import wolfHead from '~icons/game-icons/wolf-head';
import wolfHowl from '~icons/game-icons/wolf-howl';
import womanElfFace from '~icons/game-icons/woman-elf-face';
import { outline } from '../../../art/outline.ts';

export const units = {
  treant_sapling: outline(sprout),
  bear: outline(bearHead),
  ancient_treant: outline(entMouth),
  dire_bear: outline(bearFace),
  forest_guardian: outline(oak),
  wolf: outline(wolfHead),
  panther: outline(feline),
  werewolf: outline(werewolf),
  dire_wolf: outline(direwolf),
  alpha_beast: outline(saberToothedCatHead),
  thorn_thrower: outline(thornHelix),
  poison_spitter: outline(snake),
  hunter: outline(pocketBow),
  venomancer: outline(snakeBite),
  forest_sniper: outline(robinHoodHat),
  seedling: outline(seedling),
  druid: outline(oakLeaf),
  elder_druid: outline(treeFace),
  archdruid: outline(stagHead),
  sprite: outline(fairy),
  dryad: outline(womanElfFace),
  keeper: outline(centaur),
  ancient_of_lore: outline(dekuTree),
  vine_weaver: outline(vines),
  swamp_thing: outline(shamblingMound),
} as const;

export const leaders = {
  oakenheart: outline(holyOak),
  fang: outline(fangs),
  willow: outline(willowTree),
} as const;

export const spells = {
  entangle: outline(plantRoots),
  wild_growth: outline(growth),
  stampede: outline(trample),
  call_of_the_wild: outline(wolfHowl),
  poison_cloud: outline(poisonCloud),
  rejuvenation: outline(regeneration),
} as const;
