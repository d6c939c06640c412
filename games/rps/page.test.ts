import { readFileSync } from 'node:fs';
import { MATCH_COMMANDS, sayRefusal, type Typed, type Words } from '@tactarium/engine';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { VARIANTS } from './content/variants.ts';
import { entry, rps } from './index.ts';
import { REFUSALS } from './refusals.ts';
import { words } from './words.ts';

const page = readFileSync(new URL('../../docs/games/rps.md', import.meta.url), 'utf8');
const section = (title: string): string => new RegExp(`^##+ ${title}\\n([^]*?)(?=^##+ |$(?![^]))`, 'm').exec(page)![1]!;
const named = (text: string): readonly string[] => [...text.matchAll(/`([a-z_/-]+)`/g)].map(([, name]) => name!);

describe('the page of the game is complete', () => {
  const codes = named(section('Refusal codes')).filter((name) => name.includes('/'));

  it('it lists every refusal of the rules', () => {
    expect(Object.keys(REFUSALS).filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('every refusal it lists has a sentence', () => {
    for (const code of codes) expect(sayRefusal(words as Words<Typed>, { code })).not.toContain(code);
  });

  it('it lists every command of the game and of its match', () => {
    const listed = named(section('Commands'));
    const commands = ['place', 'shuffle', 'swap', 'ready', 'move', 'choose', ...MATCH_COMMANDS];
    expect(commands.filter((type) => !listed.includes(type))).toEqual([]);
  });

  it('it lists every event that games bring about', () => {
    const listed = named(section('Events'));
    const happened = new Set<string>();
    for (const [index, sample] of entry.samples.entries()) {
      for (let number = 0; number < 4; number++) {
        for (const { events } of randomGame(rps, sample, 10, index, number)) {
          for (const { type } of events) happened.add(type);
        }
      }
    }
    expect(happened.size).toBeGreaterThan(10);
    expect([...happened].filter((type) => !listed.includes(type))).toEqual([]);
  });

  it('it names every variant', () => {
    const listed = named(section('Variants'));
    // The classic game is named as the JSON of its option.
    expect(VARIANTS.filter((id) => !listed.includes(id) && !page.includes(`"${id}"`))).toEqual([]);
  });
});
