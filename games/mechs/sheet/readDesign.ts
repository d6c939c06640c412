import { err, isObject, ok, type Result } from '@tactarium/engine';
import type { Design } from './design.ts';
import { LOCATIONS, type LocationName, PLATES, type PlateName } from './locations.ts';
import { type Problem, problem } from './problem.ts';

type Wrong = (...args: Parameters<typeof problem>) => void;

const KEYS = ['name', 'tons', 'walk', 'jump', 'sinks', 'armor', 'equipment'];
const LONGEST_NAME = 40;
const MOST_ITEMS = 12;
const MOST = 200;

/**
 * A design from a file or the wire: every problem of its form, with its place. Whether the mech is legal is asked of
 * `checkDesign`, which needs a design to look at.
 */
export function readDesign(json: unknown): Result<Design, readonly Problem[]> {
  if (!isObject(json)) return err([problem('design', 'design/not-a-map')]);
  const problems: Problem[] = [];
  const wrong: Wrong = (...args) => void problems.push(problem(...args));
  for (const key of Object.keys(json)) if (!KEYS.includes(key)) wrong(key, 'design/unknown-key');

  const whole = (place: string, value: unknown, usual?: number): number => {
    if (value === undefined && usual !== undefined) return usual;
    if (Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST) return value as number;
    if (value === undefined) wrong(place, 'design/missing');
    else wrong(place, 'design/not-a-number', { least: 0, most: MOST });
    return 0;
  };
  const name = json['name'];
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME) {
    wrong('name', 'design/bad-name', { most: LONGEST_NAME });
  }
  const armorJson = json['armor'] ?? {};
  if (!isObject(armorJson)) wrong('armor', 'design/not-a-map');
  const armorGiven = isObject(armorJson) ? armorJson : {};
  for (const key of Object.keys(armorGiven)) {
    if (!PLATES.some((plate) => plate === key))
      wrong(`armor.${key}`, 'design/unknown-location', { names: PLATES.join(', ') });
  }
  const armor = Object.fromEntries(PLATES.map((plate) => [plate, whole(`armor.${plate}`, armorGiven[plate], 0)]));
  const design: Design = {
    name: typeof name === 'string' ? name : '',
    tons: whole('tons', json['tons']),
    walk: whole('walk', json['walk']),
    jump: whole('jump', json['jump'], 0),
    sinks: whole('sinks', json['sinks'], 10),
    armor: armor as { [plate in PlateName]: number },
    equipment: readEquipment(json['equipment'] ?? {}, wrong),
  };
  return problems.length > 0 ? err(problems) : ok(design);
}

function readEquipment(json: unknown, wrong: Wrong): Design['equipment'] {
  if (!isObject(json)) {
    wrong('equipment', 'design/not-a-map');
    return {};
  }
  for (const key of Object.keys(json)) {
    if (!LOCATIONS.some((name) => name === key))
      wrong(`equipment.${key}`, 'design/unknown-location', { names: LOCATIONS.join(', ') });
  }
  const equipment: { [location in LocationName]?: readonly string[] } = {};
  for (const location of LOCATIONS) {
    const items: unknown = json[location];
    if (items === undefined) continue;
    if (!Array.isArray(items) || items.length > MOST_ITEMS || items.some((item) => typeof item !== 'string')) {
      wrong(`equipment.${location}`, 'design/not-a-list', { most: MOST_ITEMS });
    } else if (items.length > 0) {
      equipment[location] = items as readonly string[];
    }
  }
  return equipment;
}

/** Plain data, in one order of keys, without locations that hold nothing: for files. */
export const writeDesign = ({ name, tons, walk, jump, sinks, armor, equipment }: Design): Design => ({
  name,
  tons,
  walk,
  jump,
  sinks,
  armor: Object.fromEntries(PLATES.map((plate) => [plate, armor[plate]])) as Design['armor'],
  equipment: Object.fromEntries(LOCATIONS.flatMap((at) => (equipment[at]?.length ? [[at, equipment[at]]] : []))),
});
