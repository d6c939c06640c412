import type { ReactElement } from 'react';
import type { MatchProps, Translate, WebGame } from '../../games/face.ts';
import { useGameWords } from '../../games/useGameWords.ts';
import { MatchFrame } from '../../match/parts/MatchFrame.tsx';
import { type Command, type Event, project, SEATS, type View } from './index.ts';
import { en } from './words/en.ts';

/** Keys are not checked here: the toy adds no namespace to those of the client. */
type Say = (key: string, values?: object) => string;
const sayings = (t: Translate): Say => t as Say;

const acts = ({ turn, outcome }: View, seat: string): boolean => !outcome && SEATS[turn % 2] === seat;

function NimMatch({ view, state, send }: MatchProps<View, Command, Event>): ReactElement {
  const t = sayings(useGameWords('toy'));
  const isMine = acts(view, view.viewer);
  return (
    <MatchFrame
      banner={{ words: t(isMine ? 'yours' : 'theirs'), whose: isMine ? 'mine' : 'other' }}
      table={
        <div>
          <p data-stones={view.stones}>{t('stones', { count: view.stones })}</p>
          {[1, 2].map((stones) => (
            <button
              key={stones}
              type="button"
              disabled={!isMine || state.busy}
              onClick={() => void send({ type: 'take', stones })}
            >
              {t('take', { count: stones })}
            </button>
          ))}
        </div>
      }
    />
  );
}

export const face: WebGame<View, Command, Event> = {
  id: 'toy',
  seats: SEATS,
  usual: { stones: 7 },
  words: { en, de: async () => (await import('./words/de.ts')).de },
  icons: {},
  project,
  acts,
  turn: ({ turn }) => turn,
  mayOfferDraw: acts,
  stage: () => ({ show: async () => {} }),
  Match: NimMatch,
  Replay: ({ view }) => <p data-stones={view.stones}>{view.stones}</p>,
  openView: ([view]) => ({ ...view!, viewer: 'spectator' }),
  Panel: () => null,
  status: () => [],
  Options: () => null,
  HowToPlay: () => <p>{sayings(useGameWords('toy'))('how')}</p>,
  Crest: ({ className }) => <svg className={className} width="1em" height="1em" aria-hidden="true" />,
  colour: () => 'var(--gold)',
  seatName: (seat, t) => sayings(t)(`seat.${seat}`),
  facts: (options, t) => [sayings(t)('stones', { count: (options as { stones?: number }).stones ?? 7 })],
  say: (event, _viewer, t) =>
    event.type === 'took'
      ? sayings(t)('took', { side: sayings(t)(`seat.${event.seat}`), count: event.stones })
      : undefined,
  sayEnd: (_outcome, _viewer, t) => sayings(t)('over'),
};
