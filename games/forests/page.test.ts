import { readFileSync } from 'node:fs';
import { MATCH_COMMANDS, sayRefusal, type Typed, type Words } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { forests } from './index.ts';
import { REFUSALS } from './refusals.ts';
import { LATE, position } from './testing/positions.ts';
import { words } from './words.ts';

const page = readFileSync(new URL('../../docs/games/forests.md', import.meta.url), 'utf8');
const section = (title: string): string => new RegExp(`^##+ ${title}\\n([^]*?)(?=^##+ |$(?![^]))`, 'm').exec(page)![1]!;
const named = (text: string): readonly string[] => [...text.matchAll(/`([a-z_/-]+)`/g)].map(([, name]) => name!);

describe('the page of the game is complete', () => {
  const codes = named(section('Refusal codes')).filter((name) => name.includes('/'));

  it('it lists every refusal of the rules, and nothing that has no sentence', () => {
    expect(Object.keys(REFUSALS).filter((code) => !codes.includes(code))).toEqual([]);
    for (const code of codes) expect(sayRefusal(words as Words<Typed>, { code })).not.toContain(code);
  });

  it('it lists every command of the game and of its match', () => {
    const listed = named(section('Commands'));
    const legal = forests.legal(position(LATE), 0).map(({ type }) => type as string);
    const commands = new Set([...legal, 'remove_wall', 'undo', ...MATCH_COMMANDS]);
    expect(commands.size).toBeGreaterThan(10);
    expect([...commands].filter((type) => !listed.includes(type))).toEqual([]);
  });

  it('it lists every event', () => {
    const source = readFileSync(new URL('./events.ts', import.meta.url), 'utf8');
    const types = [...source.matchAll(/readonly type: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, list]) =>
      list!.split(' | ').map((name) => name.replaceAll("'", '')),
    );
    expect(types.length).toBeGreaterThan(15);
    const listed = named(section('Events'));
    expect(types.filter((type) => !listed.includes(type))).toEqual([]);
  });
});
