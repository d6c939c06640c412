import { simulationSeed } from '@tactarium/engine';
import { type Fielded, projectBattle, replayTold } from '@tactarium/games/roguelike/client';
import { expect, it } from 'vitest';
import { effectsOf } from './effects.ts';
import { developFilm, momentsOf, stepTo } from './film.ts';
import { quietBand } from './geometry.ts';
import { portraitOf } from './portrait.ts';
import { shownAt } from './staging.ts';

const team = (faction: string, leader: string, units: readonly string[]): Fielded => ({
  leader: `${faction}/${leader}`,
  spells: [],
  team: units.map((unit, x) => ({ card: `${faction}/${unit}`, tier: 1, at: { x, y: 1 } })),
});

const told = {
  rules: '0',
  seed: simulationSeed(5),
  own: team('humans', 'commander_aldric', ['footman', 'knight', 'archer', 'priest']),
  opponent: team('undead', 'lich_king_malachar', ['zombie', 'ghoul', 'skeleton_archer', 'vampire']),
  result: 'win',
  rounds: 0,
  digest: '',
} as const;
const fought = replayTold(told);

it('a film shows every moment as the events make it, whichever way one comes to it', () => {
  const film = developFilm(fought.first, fought.events);
  const views = [fought.first];
  for (const event of fought.events) views.push(projectBattle(views.at(-1)!, event));
  for (let at = 0; at <= fought.events.length; at += 3) expect(film.viewAt(at)).toEqual(views[at]);
  for (let at = fought.events.length; at >= 0; at -= 7) expect(film.viewAt(at)).toEqual(views[at]);
});

it('RUN-32 steps go to the next turn or round and back, and stop at both ends', () => {
  const film = developFilm(fought.first, fought.events);
  const end = fought.events.length;
  expect(stepTo(film, 0, 'turn', 1)).toBe(film.turns[0] === 0 ? film.turns[1] : film.turns[0]);
  expect(stepTo(film, 0, 'event', -1)).toBe(0);
  expect(stepTo(film, end, 'round', 1)).toBe(end);
  expect(stepTo(film, end, 'round', -1)).toBe(film.rounds.at(-1));
});

it('RUN-32 every deed of a battle can be drawn: effects are within the field', () => {
  const film = developFilm(fought.first, fought.events);
  const kinds = new Set<string>();
  for (const [i, event] of fought.events.entries()) {
    for (const effect of effectsOf(event, film.viewAt(i))) {
      kinds.add(effect.is);
      if (effect.is === 'line') expect(effect.to.y).toBeLessThan(10);
    }
  }
  expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['flash', 'float', 'icon', 'line']));
});

it('a film of a battle shows everybody who stands, with the life that is left, at each of its moments', () => {
  const film = developFilm(fought.first, fought.events);
  const moments = momentsOf(fought.events);
  expect([moments[0], moments.at(-1)]).toEqual([0, fought.events.length]);
  for (const [i, at] of moments.entries()) {
    expect(at).toBeGreaterThan(moments[i - 1] ?? -1);
    const view = film.viewAt(at);
    const { shapes, width, height } = portraitOf(view, [], (unit) => `M${unit}`);
    expect([width, height]).toEqual([800, 1000]);
    const standing = view.units.filter(({ alive }) => alive);
    expect([...shapes.matchAll(/d="M(\w+\/\w+)"/g)].map(([, unit]) => unit)).toEqual(standing.map(({ unit }) => unit));
    const lives = standing.map(({ hp, maxHp }) => (76 * Math.min(1, hp / maxHp)).toFixed(1));
    expect([...shapes.matchAll(/width="([\d.]+)" height="9" fill="#68d168"/g)].map(([, life]) => life)).toEqual(lives);
  }
});

it('the damage of a charge and its shock are told once, and nothing is told over those who are left', () => {
  const { first, events } = replayTold({
    ...told,
    own: team('humans', 'commander_aldric', ['knight', 'knight#2']),
    opponent: team('undead', 'lich_king_malachar', ['zombie', 'zombie#2']),
  });
  const film = developFilm(first, events);
  const at = events.findIndex(({ type }) => type === 'charge_impact') + 1;
  const impact = events[at - 1];
  if (impact?.type !== 'charge_impact') throw new Error('nobody charges in this battle');
  const numbers = shownAt(film, at).flatMap(({ effect }) =>
    effect.is === 'float' ? [[effect.text, effect.tone]] : [],
  );
  expect(numbers.filter(([text]) => text === `−${impact.damage}`)).toEqual([[`−${impact.damage}`, 'critical']]);
  expect(numbers.filter(([text, tone]) => text === '−10' && tone === 'resolve')).toHaveLength(1);
  expect(shownAt(film, events.length)).toEqual([]);
});

it('a spell is announced where fewest stand: in the middle at first, and at an edge once they have met', () => {
  const standing = (...rows: readonly number[]) => rows.map((y, x) => ({ alive: true, at: { x, y } }));
  expect(quietBand(standing(0, 1, 1, 8, 9))).toBe('middle');
  expect(quietBand(standing(0, 1, 4, 5))).toBe('top');
  expect(quietBand(standing(4, 5, 8, 8))).toBe('bottom');
  expect(quietBand([{ alive: false, at: { x: 0, y: 4 } }, ...standing(0, 9)])).toBe('middle');
});
