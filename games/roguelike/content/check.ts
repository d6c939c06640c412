import {
  COOLDOWNS,
  type Condition,
  type Effect,
  type Passive,
  type Spell,
  STATS,
  TRIGGERS,
} from '../vocabulary/abilities.ts';
import { AURAS } from '../vocabulary/auras.ts';
import { CONTAGIONS } from '../vocabulary/contagions.ts';
import type { Faction, Line } from '../vocabulary/factions.ts';
import { RARITIES, ROLES } from '../vocabulary/roles.ts';
import { SCRIPTS } from '../vocabulary/scripts.ts';
import { STATUSES } from '../vocabulary/statuses.ts';
import { TAGS } from '../vocabulary/tags.ts';
import { AIMS, CONDITIONS, EFFECTS, PASSIVES, REACHES, UNCONDITIONAL } from '../vocabulary/words.ts';

/** What is wrong with content, and where. */
export interface ContentFault {
  /** `humans/footman`. */
  readonly unit: string;
  readonly field: string;
  readonly why: string;
}

const NUMBERS = ['cost', 'hp', 'atk', 'armor', 'speed', 'initiative', 'range', 'attacks', 'dodge', 'resolve'] as const;
const AT_LEAST_ONE: readonly string[] = ['hp', 'range', 'attacks', 'resolve'];
const MOST_DODGE = 100;

/** Content may come from an editor that knows no types: whatever the words do not say is named. */
export function faultsOf(factions: readonly Faction[]): readonly ContentFault[] {
  const seen = new Set<string>();
  const known = new Set(
    factions.flatMap(({ id, units, summons }) => Object.keys({ ...units, ...summons }).map((unit) => `${id}/${unit}`)),
  );
  return factions.flatMap((faction) => {
    const { id, units, summons, starter } = faction;
    const lines = Object.entries({ ...units, ...summons }).flatMap(([name, line]) => {
      const unit = `${id}/${name}`;
      const twice = seen.has(unit) ? [{ unit, field: 'id', why: 'is there twice' }] : [];
      seen.add(unit);
      return [...twice, ...faultsOfLine(unit, line, known)];
    });
    const strangers = starter
      .filter((name) => !units[name])
      .map((name) => ({ unit: id, field: 'starter', why: `has no unit ${name}` }));
    return [...lines, ...strangers, ...faultsOfLeaders(faction, known)];
  });
}

function faultsOfLeaders({ id, bonus, leaders, spells }: Faction, known: ReadonlySet<string>): readonly ContentFault[] {
  return [
    ...bonus.flatMap((passive) => faultsOfPassive(id, passive, known)),
    ...Object.entries(spells).flatMap(([name, spell]) => faultsOfSpell(`${id}/${name}`, spell, known)),
    ...Object.entries(leaders).flatMap(([name, leader]) => [
      ...leader.passives.flatMap((passive) => faultsOfPassive(`${id}/${name}`, passive, known)),
      ...leader.spells
        .filter((spell) => !spells[spell])
        .map((spell) => ({ unit: `${id}/${name}`, field: 'spells', why: `knows no spell ${spell}` })),
    ]),
  ];
}

function faultsOfSpell(unit: string, { aim, effects }: Spell, known: ReadonlySet<string>): readonly ContentFault[] {
  return [
    ...(AIMS.includes(aim) ? [] : [{ unit, field: 'aim', why: `${aim} is not known` }]),
    ...(effects.length > 0 ? [] : [{ unit, field: 'effects', why: 'says nothing' }]),
    ...effects.flatMap((effect) => faultsOfEffect(unit, 'effects', effect, known)),
  ];
}

function faultsOfLine(unit: string, line: Line, known: ReadonlySet<string>): readonly ContentFault[] {
  const faults: ContentFault[] = [];
  const fault = (field: string, why: string) => faults.push({ unit, field, why });
  for (const field of NUMBERS) {
    const least = AT_LEAST_ONE.includes(field) ? 1 : 0;
    if (!Number.isSafeInteger(line[field]) || line[field] < least)
      fault(field, `is not a whole number from ${least} on`);
  }
  if (line.dodge > MOST_DODGE) fault('dodge', `is more than ${MOST_DODGE}`);
  if (!ROLES.includes(line.role)) fault('role', `${line.role} is not known`);
  if (!RARITIES.includes(line.rarity)) fault('rarity', `${line.rarity} is not known`);
  for (const tag of line.tags) if (!TAGS.includes(tag)) fault('tags', `${tag} is not known`);
  if (line.aura !== undefined && !AURAS.includes(line.aura)) fault('aura', `${line.aura} is not known`);
  if (line.spreads !== undefined && !CONTAGIONS.includes(line.spreads))
    fault('spreads', `${line.spreads} is not known`);
  if (line.active) {
    const { aim, cooldown, effects, use = [] } = line.active;
    if (!Object.hasOwn(COOLDOWNS, cooldown)) fault('active.cooldown', `${cooldown} is not known`);
    if (!AIMS.includes(aim)) fault('active.aim', `${aim} is not known`);
    if (effects.length === 0) fault('active.effects', 'says nothing');
    faults.push(
      ...use.flatMap((condition) => faultsOfCondition(unit, 'active.use', condition)),
      ...effects.flatMap((effect) => faultsOfEffect(unit, 'active.effects', effect, known)),
    );
  }
  const passives = [...(line.passives ?? []), ...(line.late ?? [])];
  return [...faults, ...passives.flatMap((passive) => faultsOfPassive(unit, passive, known))];
}

function faultsOfPassive(unit: string, passive: Passive, known: ReadonlySet<string>): readonly ContentFault[] {
  const field = 'passives';
  const { name, is, if: conditions = [] } = passive;
  if (!PASSIVES.includes(is)) return [{ unit, field, why: `${name} has no word ${is}` }];
  if (conditions.length > 0 && UNCONDITIONAL.includes(is)) return [{ unit, field, why: `${name} knows no condition` }];
  return [
    ...conditions.flatMap((condition) => faultsOfCondition(unit, field, condition)),
    ...faultsOfWord(unit, field, passive, known),
  ];
}

function faultsOfWord(
  unit: string,
  field: string,
  passive: Passive,
  known: ReadonlySet<string>,
): readonly ContentFault[] {
  const { name } = passive;
  switch (passive.is) {
    case 'modifier':
      return STATS.includes(passive.stat) ? [] : [{ unit, field, why: `${name} changes no stat ${passive.stat}` }];
    case 'tagged':
      return passive.tags
        .filter((tag) => !TAGS.includes(tag))
        .map((tag) => ({ unit, field, why: `${tag} is not known` }));
    case 'scripted':
      return SCRIPTS.includes(passive.script) ? [] : [{ unit, field, why: `${name} has no script` }];
    case 'reacts':
      return [
        ...(TRIGGERS.includes(passive.when) ? [] : [{ unit, field, why: `${name} has no moment ${passive.when}` }]),
        ...passive.effects.flatMap((effect) => faultsOfEffect(unit, field, effect, known)),
      ];
    default:
      return [];
  }
}

const faultsOfCondition = (unit: string, field: string, { is }: Condition): readonly ContentFault[] =>
  CONDITIONS.includes(is) ? [] : [{ unit, field, why: `has no condition ${is}` }];

function faultsOfEffect(
  unit: string,
  field: string,
  effect: Effect,
  known: ReadonlySet<string>,
): readonly ContentFault[] {
  const wrong = (why: string): readonly ContentFault[] => [{ unit, field, why }];
  if (!EFFECTS.includes(effect.does)) return wrong(`has no word ${effect.does}`);
  if (!REACHES.includes(effect.to)) return wrong(`reaches no ${effect.to}`);
  if (effect.does === 'status' && !STATUSES.includes(effect.status)) return wrong(`has no status ${effect.status}`);
  if (effect.does === 'infect' && !CONTAGIONS.includes(effect.contagion))
    return wrong(`has no contagion ${effect.contagion}`);
  if (effect.does === 'summon' && effect.unit !== 'aim' && !known.has(effect.unit))
    return wrong(`has no unit ${effect.unit}`);
  return [];
}
