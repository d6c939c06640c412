import { majorityIncome, SEATS, supplyOf, type View } from '@tactarium/games/forests/client';
import { beside, type Colors } from '../../terminal.ts';
import { drawMap, paint, sideName } from './map.ts';

/** The map, and beside it how things stand. */
export const draw = (view: View, colors: Colors): readonly string[] =>
  beside(drawMap(view, colors), ['', ...panel(view, colors)], 2);

function panel(view: View, colors: Colors): readonly string[] {
  const { viewer, mine, bases, holdings, forests, captured } = view;
  const own = viewer === 'spectator' ? [] : [`You are ${paint(colors, viewer, sideName(viewer))}`];
  return [
    ...own,
    ...stateLines(view, colors),
    '',
    `Bases    A ${bases.a}  B ${bases.b}`,
    `Forests  A ${holdings.a}  B ${holdings.b}  of ${forests.length}`,
    ...(captured ? [`Captured A ${captured.a}  B ${captured.b}`] : []),
    ...(mine ? [`Reserve  ${mine.reserve}`, `Wood     ${mine.wood}${mine.built ? '  (wall built)' : ''}`] : []),
    ...incomeLines(view),
    ...(mine && mine.undos > 0 ? ['', `${mine.undos} to undo`] : []),
    '',
    ...LEGEND.map((line) => colors.gray(line)),
  ];
}

function stateLines({ outcome, turn, viewer, round, countdown }: View, colors: Colors): readonly string[] {
  if (outcome) return [outcome.winner ? `${sideName(outcome.winner)} has won` : 'Drawn'];
  const whose = turn === viewer ? colors.bold('Your turn') : `${sideName(turn)} to move`;
  if (!countdown) return [`Round ${round}`, whose];
  const text = `${sideName(countdown.side)} owns all: ${countdown.left} to go`;
  return [`Round ${round}`, whose, colors.yellow(text)];
}

/** FOR-7: never hidden. In odd and in even rounds, where they differ. */
function incomeLines({ difficulty, holdings, forests, round }: View): readonly string[] {
  const { odd, even } = supplyOf(difficulty);
  const differs = odd.some((gain, seat) => gain !== even[seat]);
  const gains = SEATS.map((side, seat) => {
    const gain = odd[seat] === even[seat] ? `${odd[seat]}` : `${odd[seat]}/${even[seat]}`;
    return `${sideName(side)} ${gain}`;
  });
  // In round 1 nobody gains; what comes is what counts.
  const next = round + 1;
  const leader = SEATS.find((side) => majorityIncome(holdings[side], forests.length, next) > 0);
  return [
    `Income   ${gains.join('  ')}`,
    ...(differs ? ['         odd/even round'] : []),
    ...(leader ? [`         +1 ${sideName(leader)}, majority`] : []),
  ];
}

const LEGEND = ['♣ forest, ♣a owned by A', '° shield  . has acted', '? as last seen', '░ never seen', '· seen before'];
