import { err, ok, type Result } from '@tactarium/engine';
import {
  type Command,
  cardName,
  cardOf,
  describeSpell,
  lastBattle,
  leaderName,
  lines,
  type Point,
  spells,
  transcript,
  unitOf,
  type View,
  WIDTH,
} from '@tactarium/games/roguelike/client';

const COLUMNS = 'abcdefgh';

/** What a player typed, as a command. Whether it is allowed is for the rules to say. */
export function readLine(line: string, view: View): Result<Command, string> {
  const [word = '', ...rest] = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  switch (word) {
    case 'find':
    case 'fight':
    case 'abandon':
      return ok({ type: word });
    case 'info':
      return err(tellOf(rest.join(' '), view));
    case 'log':
      return err(tellBattle(view));
    case 'back':
      return onCard(rest.join(' '), view, (card) => ({ type: 'unplace', card }));
    case 'up':
      return onCard(rest.join(' '), view, (card) => ({ type: 'upgrade', card }));
    case 'when':
      return readTiming(rest, view);
  }
  if (view.step === 'start') return readStart(line.trim(), view);
  if (view.step === 'draft') return readPicks([word, ...rest], view);
  return readPlace([word, ...rest], view);
}

function readStart(typed: string, { decks }: View): Result<Command, string> {
  const all = decks.flatMap(({ faction, leaders }) => leaders.map(({ leader }) => ({ faction, leader })));
  const named = all.find(({ leader }) => leader === typed || leaderName(leader).toLowerCase() === typed.toLowerCase());
  const choice = named ?? (/^\d{1,3}$/.test(typed) ? all[Number(typed) - 1] : undefined);
  return choice ? ok({ type: 'start', ...choice }) : err(`Type the number of a leader, from 1 to ${all.length}.`);
}

function readPicks(typed: readonly string[], { offer }: View): Result<Command, string> {
  const picks = typed.map((one) => (/^\d{1,2}$/.test(one) ? offer[Number(one) - 1] : undefined));
  const known = picks.filter((card) => card !== undefined);
  return known.length === picks.length
    ? ok({ type: 'draft', picks: known.toSorted() })
    : err(`Type the numbers of cards on offer, from 1 to ${offer.length}, like \`1 3 4\`.`);
}

function readPlace(typed: readonly string[], view: View): Result<Command, string> {
  const cell = readCell(typed.at(-1) ?? '');
  if (!cell) return err('Type a card and a cell, like `1 d2`; `help` lists what else there is.');
  return onCard(typed.slice(0, -1).join(' '), view, (card) => ({ type: 'place', card, at: cell }));
}

function readCell(typed: string): Point | undefined {
  const [, column, row] = /^([a-h])(\d)$/.exec(typed) ?? [];
  const x = COLUMNS.indexOf(column ?? '?');
  return x < 0 || x >= WIDTH ? undefined : { x, y: Number(row) - 1 };
}

function readTiming([spell = '', when = '']: readonly string[], view: View): Result<Command, string> {
  const chosen = view.spells[Number(spell) - 1];
  return chosen ? ok({ type: 'timing', spell: chosen.spell, when }) : err('Type like `when 1 early`: spell 1 or 2.');
}

/** A card of the hand, by its number or its name. */
function onCard(typed: string, { hand }: View, command: (card: string) => Command): Result<Command, string> {
  const found = /^\d{1,2}$/.test(typed)
    ? hand[Number(typed) - 1]
    : hand.find(({ card }) => cardName(card).toLowerCase() === typed);
  return found ? ok(command(found.card)) : err(`You hold no card ${typed || 'of that number'}.`);
}

/** All there is to know of a card on offer or in the hand, or of any unit by its name. */
function tellOf(typed: string, { step, offer, hand, spells: own }: View): string {
  const shown = step === 'draft' ? offer : hand.map(({ card }) => card);
  const numbered = /^\d{1,2}$/.test(typed) ? shown[Number(typed) - 1] : undefined;
  const found = numbered
    ? lines.get(unitOf(numbered))
    : [...lines.values()].find(({ line }) => line.name.toLowerCase() === typed);
  const spell = own.map((one) => spells.get(one.spell)).find((one) => one?.name.toLowerCase() === typed);
  if (spell) return describeSpell(spell);
  if (!found) return 'Name a unit or one of your spells, or give the number of a card.';
  const { name, faction, role, rarity, cost, aura, tiers } = cardOf(found);
  return [
    `${name}: ${rarity} ${role} of ${faction}, cost ${cost}`,
    ...(aura ? [aura] : []),
    ...tiers.flatMap(({ tier, stats, tags, abilities }) => [
      `tier ${tier}: ${Object.entries(stats)
        .map(([stat, value]) => `${stat} ${value}`)
        .join(', ')}`,
      ...(tier === 1 && tags.length > 0 ? [`  ${tags.join(', ')}`] : []),
      ...abilities.map((ability) => `  ${ability}`),
    ]),
  ].join('\n');
}

function tellBattle(view: View): string {
  const battle = lastBattle(view);
  return battle ? transcript(battle.first, battle.events).join('\n') : 'No battle has been fought yet.';
}
