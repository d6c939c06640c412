import {
  COOLDOWNS,
  type Effect,
  type Faction,
  type Line,
  type Passive,
  SCRIPTS,
  STATS,
  STATUSES,
  TRIGGERS,
} from '../battle/abilities/vocabulary.ts';
import { AURAS } from './auras.ts';
import { CONTAGIONS } from './contagions.ts';
import { RARITIES, ROLES } from './roles.ts';
import { TAGS } from './tags.ts';

/** What is wrong with content, and where. */
export interface ContentFault {
  /** `humans/footman`. */
  readonly unit: string;
  readonly field: string;
  readonly why: string;
}

const NUMBERS = ['cost', 'hp', 'atk', 'armor', 'speed', 'initiative', 'range', 'attacks', 'dodge', 'resolve'] as const;
const AT_LEAST_ONE: readonly string[] = ['hp', 'range', 'attacks', 'resolve'];
const EFFECTS = [
  'strike',
  'damage',
  'heal',
  'resolve',
  'fright',
  'halve_resolve',
  'rally',
  'status',
  'infect',
  'purify',
  'relieve',
  'pull',
  'repair',
  'summon',
];
const PASSIVES = ['modifier', 'deals', 'takes', 'ripostes', 'executes', 'reacts', 'tagged', 'trained', 'scripted'];

/** Content may come from an editor that knows no types: whatever the words do not say is named. */
export function faultsOf(factions: readonly Faction[]): readonly ContentFault[] {
  const seen = new Set<string>();
  const known = new Set(factions.flatMap(({ id, units }) => Object.keys(units).map((unit) => `${id}/${unit}`)));
  return factions.flatMap((faction) => {
    const units = Object.entries(faction.units).flatMap(([name, line]) => {
      const unit = `${faction.id}/${name}`;
      const twice = seen.has(unit) ? [{ unit, field: 'id', why: 'is there twice' }] : [];
      seen.add(unit);
      return [...twice, ...faultsOfLine(unit, line, known)];
    });
    const spells = Object.entries(faction.spells).flatMap(([name, { effects }]) =>
      effects.flatMap((effect) => faultsOfEffect(`${faction.id}/${name}`, 'effects', effect, known)),
    );
    const leaders = Object.entries(faction.leaders).flatMap(([name, leader]) => [
      ...faultsOfPassive(`${faction.id}/${name}`, leader.passive, known),
      ...leader.spells
        .filter((spell) => !faction.spells[spell])
        .map((spell) => ({ unit: `${faction.id}/${name}`, field: 'spells', why: `knows no spell ${spell}` })),
    ]);
    return [...units, ...spells, ...leaders];
  });
}

function faultsOfLine(unit: string, line: Line, known: ReadonlySet<string>): readonly ContentFault[] {
  const faults: ContentFault[] = [];
  const fault = (field: string, why: string) => faults.push({ unit, field, why });
  for (const field of NUMBERS) {
    const least = AT_LEAST_ONE.includes(field) ? 1 : 0;
    if (!Number.isSafeInteger(line[field]) || line[field] < least)
      fault(field, `is not a whole number from ${least} on`);
  }
  if (!ROLES.includes(line.role)) fault('role', `${line.role} is not known`);
  if (!RARITIES.includes(line.rarity)) fault('rarity', `${line.rarity} is not known`);
  for (const tag of line.tags) if (!TAGS.includes(tag)) fault('tags', `${tag} is not known`);
  if (line.aura !== undefined && !AURAS.includes(line.aura)) fault('aura', `${line.aura} is not known`);
  if (line.spreads !== undefined && !CONTAGIONS.includes(line.spreads))
    fault('spreads', `${line.spreads} is not known`);
  if (line.active) {
    if (!Object.hasOwn(COOLDOWNS, line.active.cooldown))
      fault('active.cooldown', `${line.active.cooldown} is not known`);
    if (line.active.effects.length === 0) fault('active.effects', 'says nothing');
    faults.push(...line.active.effects.flatMap((effect) => faultsOfEffect(unit, 'active.effects', effect, known)));
  }
  return [...faults, ...(line.passives ?? []).flatMap((passive) => faultsOfPassive(unit, passive, known))];
}

function faultsOfPassive(unit: string, passive: Passive, known: ReadonlySet<string>): readonly ContentFault[] {
  const field = 'passives';
  if (!PASSIVES.includes(passive.is)) return [{ unit, field, why: `${passive.name} has no word ${passive.is}` }];
  switch (passive.is) {
    case 'modifier':
      return STATS.includes(passive.stat)
        ? []
        : [{ unit, field, why: `${passive.name} changes no stat ${passive.stat}` }];
    case 'tagged':
      return passive.tags
        .filter((tag) => !TAGS.includes(tag))
        .map((tag) => ({ unit, field, why: `${tag} is not known` }));
    case 'scripted':
      return SCRIPTS.includes(passive.script) ? [] : [{ unit, field, why: `${passive.name} has no script` }];
    case 'reacts':
      return [
        ...(TRIGGERS.includes(passive.when)
          ? []
          : [{ unit, field, why: `${passive.name} has no moment ${passive.when}` }]),
        ...passive.effects.flatMap((effect) => faultsOfEffect(unit, field, effect, known)),
      ];
    default:
      return [];
  }
}

function faultsOfEffect(
  unit: string,
  field: string,
  effect: Effect,
  known: ReadonlySet<string>,
): readonly ContentFault[] {
  if (!EFFECTS.includes(effect.does)) return [{ unit, field, why: `has no word ${effect.does}` }];
  if (effect.does === 'status' && !STATUSES.includes(effect.status)) {
    return [{ unit, field, why: `has no status ${effect.status}` }];
  }
  if (effect.does === 'infect' && !CONTAGIONS.includes(effect.contagion)) {
    return [{ unit, field, why: `has no contagion ${effect.contagion}` }];
  }
  if (effect.does === 'summon' && !known.has(effect.unit)) return [{ unit, field, why: `has no unit ${effect.unit}` }];
  return [];
}
