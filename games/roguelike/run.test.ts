import { apply, type Json, simulationSeed, type Typed, viewersOf } from '@tactarium/engine';
import { randomPlay } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { resolveBattle } from './battle/resolve.ts';
import { readTeam } from './battle/setup/team.ts';
import { everyLine, factions } from './content/index.ts';
import { battleTeam, documentOf, type Fielded } from './document.ts';
import type { Event } from './events.ts';
import { entry, roguelike } from './index.ts';
import { costOf, isSameCell, unitOf } from './known.ts';
import { teamOf } from './rules/battle.ts';
import { cardNumber } from './rules/draft.ts';
import { paidFor } from './rules/prices.ts';
import type { State } from './state.ts';
import { supplies } from './supplies.ts';
import { mirrorTeam } from './teams/botTeam.ts';
import type { View } from './view.ts';
import type { Command } from './wire.ts';

interface Step {
  readonly command: Command;
  readonly events: readonly Event[];
  readonly before: State;
  readonly after: State;
}

const habits = { supplies: entry.supplies as (state: unknown) => Typed | undefined, rare: entry.rare! };

/** Random runs: with battles that are fought, or decided by a coin. */
function* randomRuns(count: number, options: Json): Generator<readonly Step[]> {
  for (let n = 0; n < count; n++) {
    yield [...randomPlay(roguelike as never, habits, options, 71, n)] as unknown as readonly Step[];
  }
}

const trials = (): readonly (readonly Step[])[] => [...randomRuns(12, entry.samples[0]!)];

function play(state: State, ...commands: readonly Command[]): State {
  return commands.reduce((before, command) => {
    const actor = command.type === 'opponent' || command.type === 'fought' ? 'arena' : 0;
    const applied = apply(roguelike, before, actor, command);
    if (!applied.ok) throw new Error(`${command.type}: ${applied.error.code}`);
    return applied.value.state;
  }, state);
}

/** A run of Humans that has drafted, placed its first card and found an opponent. */
function prepared(options: object = {}): State {
  const read = roguelike.readOptions({ faction: 'humans', leader: 'humans/commander_aldric', ...options });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const first = roguelike.setup(read.value, simulationSeed(5));
  const drafted = play(first, { type: 'draft', picks: first.offer.slice(0, 3).toSorted() });
  const [cheapest] = drafted.hand.toSorted((a, b) => costOf(drafted, a.card) - costOf(drafted, b.card));
  const seeking = play(drafted, { type: 'place', card: cheapest!.card, at: { x: 3, y: 1 } }, { type: 'find' });
  return play(seeking, supplies(seeking)!);
}

describe('in random runs', () => {
  it('RUN-4 RUN-5 gold is what was received, less what was paid and not paid back, and never below 0', () => {
    for (const run of trials()) {
      let [gold, received] = [10, 10];
      for (const { events, after } of run) {
        for (const event of events) {
          if (event.type === 'card_placed' || event.type === 'card_upgraded') gold -= event.paid;
          if (event.type === 'card_taken_back') gold += event.refund;
          if (event.type === 'battle_fought') gold += event.battle.goldEarned;
          if (event.type === 'battle_fought') received += event.battle.goldEarned;
        }
        expect([after.gold, after.received]).toEqual([gold, received]);
        expect(gold).toBeGreaterThanOrEqual(0);
        const worth = after.hand
          .filter(({ owned }) => owned)
          .map(({ card, tier }) => paidFor(costOf(after, card), tier));
        expect(gold + worth.reduce((sum, one) => sum + one, 0)).toBe(received);
      }
    }
  });

  it('RUN-1 RUN-2 hand and remaining deck are together the deck, and an offer is of the remaining cards', () => {
    for (const run of trials()) {
      for (const { before, command, after } of run) {
        if (after.step === 'start' || after.faction === '') continue;
        const cards = [...after.hand.map(({ card }) => card), ...after.remaining];
        expect(cards.toSorted()).toEqual(after.deck.map(({ card }) => card).toSorted());
        expect(after.offer.every((card) => after.remaining.includes(card))).toBe(true);
        if (after.step !== 'draft') continue;
        expect(after.offer).toHaveLength(Math.min(after.remaining.length, after.hand.length === 0 ? 5 : 3));
        // Nothing draws it again.
        if (before.step === 'draft') expect([command.type, after.offer]).toEqual(['draft', before.offer]);
      }
    }
  });

  it('RUN-5 RUN-24 at most one card stands on a cell, on the first two rows, and only owned ones', () => {
    for (const run of trials()) {
      for (const { after } of run) {
        const placed = after.hand.filter(({ at }) => at !== undefined);
        expect(placed.every(({ owned, at }) => owned && at!.x >= 0 && at!.x < 8 && at!.y >= 0 && at!.y < 2)).toBe(true);
        const shared = placed.filter(({ at }, i) => placed.findIndex((other) => isSameCell(other.at, at)) !== i);
        expect(shared).toEqual([]);
      }
    }
  });

  it('RUN-3 a run is over with nine wins, four losses or when it is abandoned, and not before', () => {
    for (const run of trials()) {
      const last = run.at(-1)!;
      for (const { after, command } of run) {
        const ended = after.wins === 9 || after.losses === 4 || command.type === 'abandon';
        expect(after.step === 'over').toBe(ended);
      }
      expect(last.after.status).toBe(last.after.wins === 9 ? 'won' : 'lost');
    }
  });
});

/** Whether a battle would take the team on that side, its rows mirrored there. */
function isLegalOn(side: number, placed: Fielded): boolean {
  const { units, ...rest } = mirrorTeam(battleTeam(placed), side);
  const sent = { ...rest, units: units.map(({ at, ...unit }) => ({ ...unit, at: [at.x, at.y] })) };
  return readTeam(sent as unknown as Json, side).ok;
}

it('RUN-12 every team that a run has fought with could be met by another, on the other side', () => {
  const fights = [...randomRuns(6, {})].flatMap((run) => run.filter(({ command }) => command.type === 'fight'));
  expect(fights.length).toBeGreaterThan(20);
  for (const { after } of fights) {
    const placed = { team: teamOf(after), leader: after.leader, spells: after.spells };
    expect([0, 1].map((side) => isLegalOn(side, placed))).toEqual([true, true]);
    const [first] = placed.team;
    expect(isLegalOn(1, { ...placed, team: [first!, { ...first!, at: { x: 8, y: 0 } }] })).toBe(false);
  }
});

describe('RUN-12 an opponent that a bot made', () => {
  const found = [...randomRuns(6, {})].flatMap((run) => run.filter(({ command }) => command.type === 'opponent'));

  it('could stand on either side, has at most 90 % of the gold received, and the run’s own rating', () => {
    expect(found.length).toBeGreaterThan(20);
    for (const { before, after } of found) {
      const { team, leader, spells, rating, battle, faction } = after.opponent!;
      const costs = team.map(({ card, tier }) => paidFor(everyLine.get(unitOf(card))!.line.cost, tier));
      expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual((before.received * 90) / 100);
      expect([rating, battle]).toEqual([before.rating, before.wins + before.losses + 1]);
      const { starter } = factions.find(({ id }) => id === faction)!;
      for (const name of new Set(starter)) {
        const fielded = team.filter(({ card }) => unitOf(card) === `${faction}/${name}`).length;
        expect(fielded).toBeLessThanOrEqual(starter.filter((one) => one === name).length);
      }
      expect([0, 1].map((side) => isLegalOn(side, { team, leader, spells }))).toEqual([true, true]);
    }
  });

  it('has 80 % or all of it where the host chose so', () => {
    const [poor, rich] = [80, 100].map((share) => prepared({ share }).opponent!.team);
    const worth = (team: typeof poor): number =>
      team!.reduce((sum, { card, tier }) => sum + paidFor(everyLine.get(unitOf(card))!.line.cost, tier), 0);
    expect([worth(poor) <= 8, worth(rich) <= 10, worth(rich) > worth(poor)]).toEqual([true, true, true]);
  });
});

describe('RUN-13 what is hidden until the battle is fought', () => {
  const other = (state: State): State => ({
    ...state,
    opponent: {
      ...state.opponent!,
      id: 's1',
      player: { id: 'p1', name: 'Ann' },
      spells: state.opponent!.spells.map(({ spell }) => ({ spell, when: 'early' })),
    },
    battleSeed: state.battleSeed && simulationSeed(99),
  });

  it('is the same in view, legal commands and refusals, whoever the opponent is and whenever it casts', () => {
    const state = prepared();
    for (const one of [state, play(state, { type: 'fight' })]) {
      const shown = (of: State): string =>
        JSON.stringify([...viewersOf(roguelike).map(() => roguelike.view(of, 0)), roguelike.legal(of, 0)]);
      expect(shown(other(one))).toBe(shown(one));
    }
  });

  it('is in no event before, and in the one that tells of the result', () => {
    const state = prepared();
    const log: Event[] = [];
    roguelike.advance(roguelike.copy(state), 0, { type: 'fight' }, log);
    const found: Event = { type: 'opponent_found', opponent: other(state).opponent! };
    const before = JSON.stringify([found, ...log].map((event) => roguelike.redact(event, 0)));
    expect(before).not.toMatch(/"when"|"id"|"player"|sfc32|chacha8/);
    const fighting = play(state, { type: 'fight' });
    const after = play(fighting, supplies(fighting)!);
    expect(after.last).toMatchObject({ seed: fighting.battleSeed, opponent: state.opponent });
    expect((roguelike.view(after, 0) as View).last).toEqual(after.last);
  });
});

describe('RUN-14 a battle is a document', () => {
  it('that anybody can fight again, to the same digest', () => {
    for (const run of randomRuns(2, {})) {
      for (const { after, command } of run) {
        if (command.type !== 'fought') continue;
        const { seed, opponent, result, rounds, digest, rules } = after.last!;
        const again = resolveBattle(documentOf(seed, { ...after.last!, leader: after.leader }, opponent));
        expect(again).toEqual({ result, rounds, digest, rules });
      }
    }
  });
});

describe('RUN-14 a run goes on', () => {
  it('in a new match made from where it was, under other rules of its own', () => {
    const state = prepared();
    const { house: _, dice: __, decks: ___, status: ____, outcome: _____, ...row } = state;
    const resumed = roguelike.readOptions(JSON.parse(JSON.stringify({ resume: row })));
    if (!resumed.ok) throw new Error(JSON.stringify(resumed.error));
    const next = roguelike.setup(resumed.value, simulationSeed(6));
    expect(roguelike.view(next, 0)).toEqual(roguelike.view(state, 0));
    expect(play(next, { type: 'fight' }).step).toBe('battle');
  });

  it('whatever becomes of content and prices: cards that no content knows are drafted, paid and fought with', () => {
    const decks = (entry.samples[0] as { decks: Json }).decks;
    const read = roguelike.readOptions({ decks, faction: 'red', leader: 'red/first', opponents: 'arena' });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const first = roguelike.setup(read.value, simulationSeed(1));
    expect(first.offer.every((card) => !everyLine.has(unitOf(card)))).toBe(true);
    const drafted = play(first, { type: 'draft', picks: first.offer.slice(0, 3).toSorted() });
    const card = drafted.hand.toSorted((a, b) => costOf(drafted, a.card) - costOf(drafted, b.card))[0]!.card;
    const opponent = { ...prepared().opponent!, leader: 'nobody', team: [{ card, tier: 2, at: { x: 0, y: 0 } }] };
    const fought = play(
      drafted,
      { type: 'place', card, at: { x: 0, y: 0 } },
      { type: 'find' },
      { type: 'opponent', ...opponent },
      { type: 'fight' },
      { type: 'fought', rules: 'of tomorrow', result: 'win', rounds: 3, digest: 'any' },
    );
    expect(fought).toMatchObject({ step: 'draft', wins: 1, received: 17 });
  });
});

describe('RUN-15 a whole team submitted with its fight', () => {
  const state = prepared();
  const [a, b, c] = state.hand.map(({ card }) => card) as [string, string, string];
  const submit = (team: readonly { card: string; at: { x: number; y: number } }[], timings?: readonly object[]) => {
    const command = roguelike.readCommand({ type: 'fight', team, ...(timings && { timings }) });
    if (!command.ok) return command;
    return apply(roguelike, state, 'arena', command.value);
  };
  const codeOf = (answer: ReturnType<typeof submit>): string => (answer.ok ? 'accepted' : answer.error.code);

  it('buys what is not owned yet, takes back what is not in it, and begins the battle', () => {
    const card = [a, b, c].find((one) => !state.hand.find(({ card: id }) => id === one)!.owned)!;
    const answer = submit([{ card, at: { x: 0, y: 0 } }], [{ spell: state.spells[0]!.spell, when: 'early' }]);
    if (!answer.ok) throw new Error(answer.error.code);
    const { state: after } = answer.value as { state: State };
    expect(after.gold).toBe(10 - costOf(state, card));
    expect(after.hand.filter(({ at }) => at).map(({ card: id }) => id)).toEqual([card]);
    expect([after.step, after.spells[0]!.when]).toEqual(['battle', 'early']);
  });

  it.each([
    ['nobody', [], 'battle/no-unit'],
    ['somebody else’s card', [{ card: 'undead/zombie', at: { x: 0, y: 0 } }], 'place/not-in-hand'],
    ['a cell outside', [{ card: a, at: { x: 0, y: 2 } }], 'place/outside-zone'],
    [
      'a card twice',
      [
        { card: a, at: { x: 0, y: 0 } },
        { card: a, at: { x: 1, y: 0 } },
      ],
      'place/card-twice',
    ],
    [
      'a cell twice',
      [
        { card: a, at: { x: 0, y: 0 } },
        { card: b, at: { x: 0, y: 0 } },
      ],
      'place/cell-twice',
    ],
  ])('is refused whole with %s', (_, team, code) => {
    const before = JSON.stringify(roguelike.write(state));
    expect(codeOf(submit(team))).toBe(code);
    expect(JSON.stringify(roguelike.write(state))).toBe(before);
  });

  it('is refused whole when it costs one gold too much', () => {
    const team = [a, b, c].map((card, x) => ({ card, at: { x, y: 0 } }));
    const price = [a, b, c].reduce((sum, card) => sum + costOf(state, card), 0);
    const spent = state.hand.reduce((sum, { card, owned }) => sum + (owned ? costOf(state, card) : 0), 0);
    const withGold = (gold: number): State => ({ ...state, gold: gold - spent });
    const command: Command = { type: 'fight', team };
    expect(roguelike.refuse(withGold(price - 1), 'arena', command)?.code).toBe('place/too-dear');
    expect(roguelike.refuse(withGold(price), 'arena', command)).toBeUndefined();
  });

  it('comes from the arena alone, as do opponents and results', () => {
    const command: Command = { type: 'fight', team: [{ card: a, at: { x: 0, y: 0 } }] };
    expect(roguelike.refuse(state, 0, command)?.code).toBe('run/arena-only');
    expect(roguelike.refuse(state, 'arena', { type: 'fight' })?.code).toBe('match/not-seated');
    const fought: Command = { type: 'fought', rules: '1', result: 'win', rounds: 1, digest: 'x' };
    expect(roguelike.refuse(play(state, { type: 'fight' }), 0, fought)?.code).toBe('run/arena-only');
  });

  it('a command out of its step names the step it needs', () => {
    expect(roguelike.refuse(state, 0, { type: 'draft', picks: [] })).toEqual({
      code: 'run/wrong-step',
      detail: { step: 'prepare', needs: 'draft' },
    });
  });
});

it('RUN-2 every card has a number of its own', () => {
  const ids = [...everyLine.keys()].flatMap((id) => [id, `${id}#2`]);
  expect(new Set(ids.map(cardNumber)).size).toBe(ids.length);
});

describe('the run of a day', () => {
  const day = '2026-11-18';
  const humans = { faction: 'humans', leader: 'humans/commander_aldric' };

  /** A whole run with one card on the field: what was offered and who was met, battle by battle. */
  function road(options: Json, pick: (offer: readonly string[], count: number) => readonly string[]) {
    const read = roguelike.readOptions(options);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    let state = roguelike.setup(read.value, simulationSeed(8));
    const seen: { places: readonly number[]; opponent: State['opponent']; seed: string; rating: number }[] = [];
    while (state.step !== 'over') {
      const places = state.offer.map((card) => state.remaining.indexOf(card));
      if (state.step === 'draft') {
        state = play(state, { type: 'draft', picks: pick(state.offer, state.hand.length === 0 ? 3 : 1).toSorted() });
      }
      if (!state.hand.some(({ at }) => at)) {
        const [cheapest] = state.hand.toSorted((a, b) => costOf(state, a.card) - costOf(state, b.card));
        state = play(state, { type: 'place', card: cheapest!.card, at: { x: 3, y: 1 } });
      }
      state = play(state, { type: 'find' });
      state = play(state, supplies(state)!, { type: 'fight' });
      const { opponent, battleSeed } = state;
      // Whoever picks otherwise shall not win or lose by it here: what others have won must make no difference.
      const result = pick(['a', 'b'], 1)[0] === 'a' ? 'lose' : 'win';
      state = play(state, { type: 'fought', rules: 'trial', rounds: 1, digest: 'trial', result });
      seen.push({ places, opponent, seed: battleSeed!, rating: state.rating });
    }
    return seen;
  }

  it('is the same for everybody: places of the offers, opponents and seeds, whatever was picked or won', () => {
    const loses = road({ ...humans, day }, (offer, count) => offer.slice(0, count));
    const wins = road({ ...humans, day }, (offer, count) => offer.slice(-count));
    expect([loses.length, wins.length]).toEqual([4, 9]);
    expect(wins.slice(0, 4)).toEqual(loses);
    expect(new Set(wins.map(({ rating }) => rating))).toEqual(new Set([1000]));
  });

  it('differs from other runs in its opponents alone: those are made for what the run has won', () => {
    const loses = road(humans, (offer, count) => offer.slice(0, count));
    const wins = road(humans, (offer, count) => offer.slice(-count));
    const seeds = (seen: typeof loses) => seen.map(({ seed }) => seed);
    expect(seeds(wins).slice(0, 4)).toEqual(seeds(loses));
    expect(wins[3]!.opponent).not.toEqual(loses[3]!.opponent);
    expect(wins[3]!.rating).toBeGreaterThan(loses[3]!.rating);
  });

  it('has its day in the view, and is refused with a day that is none', () => {
    expect(roguelike.view(prepared({ day }), 0)).toMatchObject({ house: { day } });
    expect(roguelike.readOptions({ ...humans, day: 'today' }).ok).toBe(false);
  });
});

it('a run that is played on meets whom the other one met, told to nobody before, and then bots', () => {
  const first = prepared();
  const { opponent, house: _, dice: __, decks, status, outcome, battleSeed, last, ...row } = first;
  const met = { ...opponent!, leader: 'undead/lich_king_malachar', faction: 'undead' };
  const resume = { ...row, step: 'prepare' };
  const read = roguelike.readOptions({ resume, road: [{ n: 1, opponent: met }] } as never);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const start = roguelike.setup(read.value, simulationSeed(6));
  expect(JSON.stringify(roguelike.view(start, 0))).not.toContain('lich_king');
  const seeking = play(start, { type: 'find' });
  expect(supplies(seeking)).toEqual({ type: 'opponent', ...met });
  const fought = play(seeking, supplies(seeking)!, { type: 'fight' });
  const next = play(fought, { type: 'fought', rules: 'trial', rounds: 1, digest: 'trial', result: 'win' });
  const again = play(next, { type: 'draft', picks: next.offer.slice(0, 1) }, { type: 'find' });
  expect(supplies(again)).toMatchObject({ type: 'opponent', bot: true, battle: 2 });
});
