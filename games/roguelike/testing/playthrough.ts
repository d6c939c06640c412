import { sayEvent, simulationSeed, Table, type Typed, type Words } from '@tactarium/engine';
import { recordBattle } from '../battle/resolve.ts';
import { transcript } from '../battle/view/transcript.ts';
import { sensible } from '../bot/sensible.ts';
import { documentOf } from '../document.ts';
import { entry } from '../index.ts';
import type { View } from '../view.ts';
import { cardName, leaderName } from '../words.ts';

const SEED = simulationSeed(7);

const HEAD = `Roguelike Run: a whole run of the bot \`sensible\` by a fixed seed, and its last battle blow by blow. Made by
\`npm run playthroughs\`; read it as a diff.
`;

export function playthrough(): string {
  const table = new Table(entry as never, { faction: 'humans', leader: 'humans/commander_aldric' }, SEED);
  const lines: string[] = [HEAD];
  for (let told = 0; ; ) {
    table.supply();
    const events = table.history(0).slice(told);
    told += events.length;
    for (const event of events) {
      const said = sayEvent(entry.words as Words<Typed>, event, 0);
      if (event.type === 'battle_fought') lines.push(...standing(table.view(0) as View));
      if (said) lines.push(event.type === 'cards_offered' ? `\n${said}` : said);
    }
    if (table.toAct.length === 0) break;
    table.ask(0, sensible as never);
  }
  return `${[...lines, '', ...lastBattle(table.view(0) as View)].join('\n')}\n`;
}

const standing = ({ wins, losses, gold, rating }: View): readonly string[] => [
  `${wins} : ${losses}, ${gold} gold, rating ${rating}`,
];

function lastBattle({ last, leader }: View): readonly string[] {
  const { n, opponent, ...battle } = last!;
  const { first, events } = recordBattle(documentOf(battle.seed, { ...battle, leader }, opponent));
  const units = battle.team.map(({ card, tier }) => `${cardName(card)} ${tier}`).join(', ');
  return [
    `Battle ${n} against ${leaderName(opponent.leader)}. L1, L2… are the run's units (${units}); behind a name stand HP and Resolve.`,
    '',
    ...transcript(first, events),
  ];
}
