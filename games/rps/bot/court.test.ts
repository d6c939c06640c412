import { ScriptedDice } from '@tactarium/engine';
import { diceFor, randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { planFor } from '../board.ts';
import { rps } from '../index.ts';
import { knownState } from '../known.ts';
import { hasMoved, isRevealed, KIND_NAMES, KING, type Kind, kindOf, PIT, seatOf } from '../pieces.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { countsFrom, type Hunch, type Secrets, secretsOf } from './secrets.ts';

/** Says something of every piece and kind, and a great deal of where Pits stand. */
const hunch: Hunch = { of: (index, kind) => 1 + ((7 * index + 3 * kind) % 5), pitBeside: 6 };

interface Position {
  readonly state: State;
  readonly seat: number;
  readonly counts: readonly number[];
}

/** Positions of random games in which few pieces of a seat are hidden, as its opponent sees them. */
function* positions(games: number): Generator<Position> {
  for (let number = 0; number < games; number++) {
    let step = 0;
    for (const { after } of randomGame(rps, { variant: 'classic' }, 32, number)) {
      if ((after as State).phase !== 'playing' || step++ % 7 > 0) continue;
      for (const seat of SEATS.keys()) {
        const view = rps.view(after as State, 1 - seat);
        const counts = countsFrom(view.unseen[SEATS[seat]!]!);
        const hidden = counts.reduce((sum, count) => sum + count, 0);
        if (hidden > 1 && hidden <= 7) yield { state: knownState(view, new ScriptedDice([])), seat, counts };
      }
    }
  }
}

/** By slot and kind, the weight of all deals in which the slot is of that kind, each deal tried by itself. */
function enumerate({ state, seat, counts }: Position, { cells, graves }: Secrets): readonly number[][] {
  const { board, variant, fallen } = state;
  const left = [...counts];
  const dealt: Kind[] = [];
  const sums = [...cells, ...graves].map(() => KIND_NAMES.map(() => 0));
  const shownPit = board.findIndex((piece) => seatOf(piece) === seat && isRevealed(piece) && kindOf(piece) === PIT);
  const weightOf = (): number => {
    let weight = 1;
    for (const [i, index] of cells.entries()) weight *= hunch.of(index, dealt[i]!);
    const king = cells[dealt.indexOf(KING)];
    const pit = shownPit < 0 ? cells[dealt.indexOf(PIT)]! : shownPit;
    return king !== undefined && planFor(variant).neighbours[king]!.includes(pit) ? weight * hunch.pitBeside : weight;
  };
  const fits = (slot: number, kind: Kind): boolean => {
    if (slot < cells.length) return kind < KING || !hasMoved(board[cells[slot]!]!);
    const { by } = fallen[seat]![graves[slot - cells.length]!]!;
    return kind < KING && (by === PIT || (by - kind + 3) % 3 === 1);
  };
  const deal = (slot: number): void => {
    if (slot === sums.length) {
      const weight = weightOf();
      for (const [i, kind] of dealt.entries()) sums[i]![kind]! += weight;
      return;
    }
    for (const kind of counts.keys()) {
      if (left[kind] === 0 || !fits(slot, kind)) continue;
      left[kind]!--;
      dealt[slot] = kind;
      deal(slot + 1);
      left[kind]!++;
    }
  };
  deal(0);
  return sums;
}

describe('RPS-31 hunches are weighed exactly', () => {
  it('as enumeration weighs them, with the Pit hidden and with the Pit shown', () => {
    const compared = { hidden: 0, shown: 0 };
    for (const position of positions(60)) {
      const secrets = secretsOf(position.state, position.seat, position.counts, hunch);
      const sums = enumerate(position, secrets);
      const ways = sums[0]!.reduce((sum, weight) => sum + weight, 0);
      for (const [slot, odds] of secrets.deal.odds().entries()) {
        for (const [kind, chance] of odds.entries()) expect(chance).toBeCloseTo(sums[slot]![kind]! / ways, 9);
      }
      compared[position.counts[PIT] === 0 ? 'shown' : 'hidden']++;
    }
    expect(compared.hidden).toBeGreaterThan(20);
    expect(compared.shown).toBeGreaterThan(5);
  });

  it('and drawn as often as they weigh', () => {
    const [position] = [...positions(20)].filter(({ counts }) => counts[PIT]! > 0 && counts[KING]! > 0);
    const { deal } = secretsOf(position!.state, position!.seat, position!.counts, hunch);
    const dice = diceFor(5);
    const draws = 4000;
    const drawn = deal.odds().map(() => KIND_NAMES.map(() => 0));
    for (let i = 0; i < draws; i++)
      for (const [slot, kind] of deal.draw(dice).entries()) drawn[slot]![kind]! += 1 / draws;
    for (const [slot, odds] of deal.odds().entries()) {
      for (const [kind, chance] of odds.entries()) expect(Math.abs(drawn[slot]![kind]! - chance)).toBeLessThan(0.04);
    }
  });
});
