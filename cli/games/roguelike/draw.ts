import {
  battleOf,
  cardAt,
  cardName,
  cardOf,
  costOf,
  describePassives,
  factionName,
  goldFor,
  type HandCard,
  HIGHEST_TIER,
  leaderName,
  leaders,
  lines,
  type OpponentView,
  priceOfTier,
  spellName,
  timingWords,
  unitOf,
  type View,
  WIDTH,
} from '@tactarium/games/roguelike/client';
import type { Colors } from '../../terminal.ts';

/** A run as a player sees it: how it stands, and what there is to decide. */
export function draw(view: View, colors: Colors): readonly string[] {
  if (view.step === 'start') return drawChoice(view, colors);
  const drawn = [
    ...drawStanding(view, colors),
    '',
    ...(view.step === 'draft' ? [...drawOffer(view, colors), ''] : []),
    ...(view.opponent ? [...drawOpponent(view.opponent, colors), ''] : []),
    ...drawField(view, colors),
    ...drawHand(view, colors),
    ...view.spells.map(({ spell, when }, i) => `  spell ${i + 1}  ${spellName(spell)}: ${timingWords[when]}`),
  ];
  return drawn.map((line) => line.trimEnd());
}

function drawStanding(view: View, colors: Colors): readonly string[] {
  const { faction, leader, wins, losses, gold, rating, streak, status } = view;
  const lamps = `${colors.green('●'.repeat(wins))}${'○'.repeat(9 - wins)}  ${colors.red('♥'.repeat(4 - losses))}${'·'.repeat(losses)}`;
  const next = status === 'active' ? `battle ${battleOf(view)}, a win pays ${goldFor('win', streak + 1)}` : status;
  return [`${leaderName(leader)} of ${factionName(faction)}   ${lamps}   ${gold} gold   rating ${rating}   ${next}`];
}

function drawChoice({ decks }: View, colors: Colors): readonly string[] {
  let number = 0;
  return decks.flatMap(({ faction, leaders: led }) => [
    colors.bold(factionName(faction)),
    ...led.map(({ leader, spells }) => {
      number++;
      const passives = describePassives(leaders.get(leader)?.passives ?? []).join(' ');
      return `${String(number).padStart(4)}  ${leaderName(leader)}. ${passives} Spells: ${spells.map(spellName).join(', ')}.`;
    }),
  ]);
}

const drawOffer = (view: View, colors: Colors): readonly string[] => [
  colors.bold('On offer'),
  ...view.offer.map((card, i) => `${String(i + 1).padStart(4)}  ${factsOf(card, 1)}, costs ${costOf(view, card)}`),
];

/** `Footman, tank: 110 HP, 12 ATK, 20 armor, speed 2, range 1` */
export function factsOf(card: string, tier: number): string {
  const found = lines.get(unitOf(card));
  if (!found) return cardName(card);
  const { role, tiers } = cardOf(found);
  const { stats } = tiers[tier - 1]!;
  return `${cardName(card)}, ${role.replace('_dps', '')}: ${stats['hp']} HP, ${stats['atk']} ATK, ${stats['armor']} armor, speed ${stats['speed']}, range ${stats['range']}`;
}

const COLUMNS = 'abcdefgh';
const CELL = 5;

/** The player's two rows: the front one above. Cards stand there by their numbers in the hand. */
function drawField(view: View, colors: Colors): readonly string[] {
  const row = (y: number): string =>
    Array.from({ length: WIDTH }, (_, x) => {
      const card = cardAt(view, { x, y });
      return (card ? String(view.hand.indexOf(card) + 1) : '·').padEnd(CELL);
    }).join('');
  return [
    colors.bold('Your field'),
    `   2  ${row(1)} front`,
    `   1  ${row(0)}`,
    `      ${[...COLUMNS].map((letter) => letter.padEnd(CELL)).join('')}`,
  ];
}

const drawHand = (view: View, colors: Colors): readonly string[] => [
  colors.bold(`Your hand (${view.remaining.length} cards are left in the deck)`),
  ...view.hand.map(
    (card, i) => `${String(i + 1).padStart(4)}  ${factsOf(card.card, card.tier)}, ${stateOf(view, card)}`,
  ),
];

function stateOf(view: View, { card, tier, owned, at }: HandCard): string {
  const cost = costOf(view, card);
  if (!owned) return `costs ${cost}`;
  const upgrade = tier < HIGHEST_TIER ? `, tier ${tier + 1} for ${priceOfTier(cost, tier + 1)}` : '';
  return `tier ${tier}${at ? `, on ${COLUMNS[at.x]}${at.y + 1}` : ', off the field'}${upgrade}`;
}

/** As it will stand across the field: its front row below. */
function drawOpponent({ leader, faction, rating, bot, team, spells }: OpponentView, colors: Colors): readonly string[] {
  const row = (y: number): string =>
    Array.from({ length: WIDTH }, (_, x) => {
      const place = team.findIndex(({ at }) => at.x === x && at.y === y);
      return (place < 0 ? '·' : `R${place + 1}`).padEnd(CELL);
    }).join('');
  return [
    colors.bold(
      `Your opponent: ${leaderName(leader)} of ${factionName(faction)}, rating ${rating}${bot ? ', a bot' : ''}`,
    ),
    `      ${row(0)}`,
    `      ${row(1)} front`,
    ...team.map(({ card, tier }, i) => `  ${`R${i + 1}`.padStart(3)}  ${factsOf(card, tier)}, tier ${tier}`),
    `  spells: ${spells.map(({ spell }) => spellName(spell)).join(', ')}`,
  ];
}
