import { describe, expect, it } from 'vitest';
import { runTyped } from '../../testing/fakeTerminal.ts';

/** Picks, buys what it can, finds and fights, over and over: whatever is refused is passed by. */
function* rushing(): Generator<string> {
  yield '1';
  for (let battle = 0; battle < 14; battle++) {
    yield* ['1 2 3', '1'];
    for (const [i, cell] of ['d2', 'e2', 'c2', 'd1', 'e1', 'f2', 'b2', 'c1', 'f1', 'g2', 'a2', 'g1'].entries()) {
      yield `${i + 1} ${cell}`;
    }
    yield* ['up 1', 'find', 'fight'];
  }
}

describe('a run in a terminal', () => {
  it('is played to its end', async () => {
    const { code, printed } = await runTyped(['play', 'roguelike', '--seed', '3'], rushing());
    expect(code).toBe(0);
    expect(printed).toContain('Your faction and leader > 1');
    expect(printed).toMatch(/On offer\n {3}1 {2}\w/);
    expect(printed).toMatch(/Your opponent: .* a bot/);
    expect(printed).toMatch(/Battle 4 begins\.\n {2}(Won|Lost) after \d+ rounds?: \+\d+ gold, rating [+−]\d+\./);
    expect(printed).toMatch(
      /(Nine wins: the run is a triumph|Four losses: the run is over)\.\n(You win|You lose)\.\n$/,
    );
  });

  it('is the same for the same seed and the same lines', async () => {
    const args = ['play', 'roguelike', '--seed', '4'];
    const lines = ['Commander Aldric', '1 2 3', '1 d2', 'find', 'fight'];
    expect(await runTyped(args, lines)).toEqual(await runTyped(args, lines));
  });

  it('tells of cards, of the last battle, and of what is refused and why', async () => {
    const lines = ['info footman', '99', '19', '1 2', '1 2 3', 'info 1', '1 d3', '9 d2', 'when 1 never', 'log'];
    const { printed } = await runTyped(
      ['play', 'roguelike', '--seed', '5'],
      [...lines, '1 d2', 'up 2', 'fight', 'find', 'fight', 'log', 'abandon'],
    );
    expect(printed).toContain('Footman: common tank');
    expect(printed).toContain('Type the number of a leader, from 1 to 24.');
    expect(printed).toContain('That is not the number of cards to pick. Pick 3.');
    expect(printed).toContain('Units are placed on your own two rows.');
    expect(printed).toContain('You hold no card 9.');
    expect(printed).toContain('A spell is cast early, mid or late.');
    expect(printed).toContain('No battle has been fought yet.');
    expect(printed).toContain('only cards you own can be upgraded');
    expect(printed).toContain('Find an opponent first.');
    expect(printed).toMatch(/Round 1\.\n/);
    expect(printed).toContain('The run was abandoned.\nYou lose.\n');
  });
});
