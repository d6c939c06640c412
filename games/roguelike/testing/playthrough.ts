import { diceFrom, simulationSeed } from '@tactarium/engine';
import { createBattle } from '../battle/setup/create.ts';
import type { BattleEvent } from '../battle/state/events.ts';
import { playTurn } from '../battle/turns/play.ts';
import { transcript } from '../battle/view/transcript.ts';
import { viewBattle } from '../battle/view/view.ts';
import { starterTeam } from '../teams/starterTeam.ts';

const SEED = simulationSeed(7);

const HEAD = `Roguelike Run: one battle of starter decks at tier 3, by a fixed seed. Made by \`npm run playthroughs\`; read it as a diff.

L1, L2… are Humans, on the left team, R1, R2… Undead; behind a name stand HP and Resolve.
`;

export function playthrough(): string {
  const dice = diceFrom(SEED, 2);
  const log: BattleEvent[] = [];
  const teams = [starterTeam('humans', 0, 6, 3, dice), starterTeam('undead', 1, 6, 3, dice)] as const;
  const battle = createBattle([...teams], { dice, log });
  const first = viewBattle(battle);
  while (playTurn(battle));
  return `${[HEAD, ...transcript(first, log)].join('\n')}\n`;
}
