import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEntry } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

/** What every game has, under the same name; either of two where one file may be too small. */
const AGREED: readonly (readonly string[])[] = [
  ['README.md'],
  ['index.ts'],
  ['client.ts'],
  ['seats.ts'],
  ['setup.ts'],
  ['state.ts'],
  ['commands.ts'],
  ['refusals.ts'],
  ['wire.ts'],
  ['events.ts'],
  ['view.ts'],
  ['project.ts'],
  ['words.ts', 'words'],
  ['outcome.ts'],
  ['known.ts'],
  ['positions.ts', 'positions'],
  ['content'],
  ['bot'],
];

/** Where each of these is found, in every game that has it. Other files may hold nothing of the same name. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  SEATS: ['seats.ts'],
  SeatName: ['seats.ts'],
  other: ['seats.ts'],
  setup: ['setup.ts'],
  State: ['state.ts'],
  copy: ['state.ts'],
  write: ['state.ts'],
  read: ['state.ts'],
  legal: ['commands.ts'],
  // Where rules are many, `refuse` has a file beside the commands.
  refuse: ['commands.ts', 'refuse.ts'],
  REFUSALS: ['refusals.ts'],
  RefusalCode: ['refusals.ts'],
  no: ['refusals.ts'],
  Options: ['wire.ts'],
  Command: ['wire.ts'],
  readOptions: ['wire.ts'],
  readCommand: ['wire.ts'],
  Event: ['events.ts'],
  redact: ['events.ts'],
  View: ['view.ts'],
  view: ['view.ts'],
  project: ['project.ts'],
  words: ['words.ts'],
  allows: ['outcome.ts'],
  Known: ['known.ts'],
  knownState: ['known.ts'],
  positions: ['positions.ts'],
  legalOf: ['client.ts'],
};

/** What a game does without, and why. */
const WITHOUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  roguelike: {
    SeatName: 'a run has one seat',
    other: 'a run has one seat',
    knownState: 'the view of a run is its state without the dice and the opponent, so nothing has to be rebuilt',
  },
};

const roomOf = ({ game }: AnyEntry): string => join(import.meta.dirname, game.id);

/** The names that files of the room itself declare and export: `seats.ts` → `SEATS`, `other`. */
function exportsOf(room: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(room).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(room, file), 'utf8');
      return [
        file,
        [...source.matchAll(/^export (?:const|function\*?|type|interface) (\w+)/gm)].map(([, name]) => name!),
      ] as const;
    }),
  );
}

function misplaced(
  exported: ReadonlyMap<string, readonly string[]>,
  without: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.entries(HOMES).flatMap(([name, homes]) => {
    const found = [...exported].filter(([, names]) => names.includes(name)).map(([file]) => file);
    if (name in without) return found.length === 0 ? [] : [`${name} is in ${found.join(', ')} after all`];
    const fits = found.length === 1 && homes.includes(found[0]!);
    return fits ? [] : [`${name} belongs in ${homes.join(' or ')}; it is in ${found.join(', ') || 'no file'}`];
  });
}

describe.each(games)('the room of $name', (entry) => {
  const room = roomOf(entry);
  const without = WITHOUT[entry.game.id] ?? {};

  it('has the files that every game has', () => {
    const missing = AGREED.filter((names) => !names.some((name) => existsSync(join(room, name))));
    expect(missing).toEqual([]);
  });

  it('keeps the same thing under the same name in the same file', () => {
    expect(misplaced(exportsOf(room), without)).toEqual([]);
  });

  it('gives clients the legal commands of a view', async () => {
    const client: Record<string, unknown> = await import(`./${entry.game.id}/client.ts`);
    expect(client['legalOf']).toBeTypeOf('function');
    expect(client['project']).toBe(entry.game.project);
    expect(client['SEATS']).toBe(entry.game.seats);
  });
});

it('every folder of games with rules in it is in the list', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((one) => one.isDirectory() && existsSync(join(import.meta.dirname, one.name, 'index.ts')))
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(games.map(({ game }) => game.id).toSorted());
});

describe('the check notices a room that', () => {
  /** The exports of a tidy room, with some of them elsewhere. */
  const room = (changes: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, readonly string[]> => {
    const files = new Map<string, readonly string[]>();
    for (const [name, homes] of Object.entries(HOMES)) {
      for (const file of changes[name] ?? homes.slice(0, 1)) files.set(file, [...(files.get(file) ?? []), name]);
    }
    return files;
  };

  it.each([
    ['has a file of its own for something', { SEATS: ['sides.ts'] }, 'SEATS belongs in seats.ts; it is in sides.ts'],
    [
      'declares it twice',
      { no: ['refusals.ts', 'commands.ts'] },
      'no belongs in refusals.ts; it is in commands.ts, refusals.ts',
    ],
    ['has it nowhere', { legalOf: [] }, 'legalOf belongs in client.ts; it is in no file'],
  ] as const)('%s', (_, changes, difference) => {
    expect(misplaced(room(changes), {})).toEqual([difference]);
  });

  it('has something that it is said to do without', () => {
    expect(misplaced(room({}), {})).toEqual([]);
    expect(misplaced(room({}), { other: 'one seat' })).toEqual(['other is in seats.ts after all']);
  });
});
