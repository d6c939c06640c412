import type { Refusal } from '@tactarium/engine';
import type { LocationName, PlateName, Slot } from '@tactarium/games/mechs/client';
import type { Translate } from '../../face.ts';
import type { en } from './en.ts';

export type MechWords = Translate<'mechs'>;

type WeaponKey = keyof typeof en.weapon;
type PartKey = Exclude<keyof typeof en.part, 'ammunition' | 'rear'>;

const REAR = ' (rear)';
const AMMUNITION = ' ammunition';

/** Why a mech that lies stays there. */
export const sayLying = (t: MechWords, { code }: Refusal): string => t(`refusals.${code as 'stand/no-gyro'}`);

/** A weapon by the name that the rules give it. */
export const weaponName = (t: MechWords, name: string): string => t(`weapon.${name as WeaponKey}`);

/** A weapon in its place: `medium laser in RA #2` is "medium laser RA #2". */
export function mountName(t: MechWords, id: string): string {
  const [, name, place] = /^(.*) in (\w+(?: #\d+)?)$/.exec(id) ?? [];
  return name === undefined || place === undefined ? id : `${weaponName(t, name)} ${place}`;
}

/** Equipment as a design lists it, or what stands in a slot. */
export function itemName(t: MechWords, item: string): string {
  if (item.endsWith(AMMUNITION))
    return t('part.ammunition', { weapon: weaponName(t, item.slice(0, -AMMUNITION.length)) });
  if (item.endsWith(REAR)) return t('part.rear', { weapon: weaponName(t, item.slice(0, -REAR.length)) });
  return isPart(item) ? t(`part.${item}`) : weaponName(t, item);
}

const PARTS: ReadonlySet<string> = new Set<PartKey>([
  'life support',
  'sensors',
  'cockpit',
  'engine',
  'gyro',
  'shoulder',
  'upper arm',
  'lower arm',
  'hand',
  'hip',
  'upper leg',
  'lower leg',
  'foot',
  'heat sink',
  'jump jet',
]);
const isPart = (item: string): item is PartKey => PARTS.has(item);

export const slotName = (t: MechWords, { name }: Pick<Slot, 'name'>): string => itemName(t, name);

/** What a hit on the slot does. */
export const slotMeaning = (t: MechWords, { part }: Pick<Slot, 'part'>): string => t(`partHit.${part}`);

export const placeName = (t: MechWords, place: LocationName | PlateName): string => t(`location.${place}`);

/** `+2`, `−1`, `0`. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : value === 0 ? '0' : `+${value}`);

/** Of 36 ways, as a whole percent. */
export const percent = (ways: number): number => Math.round((100 * ways) / 36);

/** With one digit behind the point, or the comma. */
export const tenths = (language: string, value: number): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
