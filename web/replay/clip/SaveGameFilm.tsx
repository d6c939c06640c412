import { ok } from '@tactarium/engine';
import type { ReactElement } from 'react';
import type { AnyWebGame } from '../../games/face.ts';
import { gameName } from '../../games/index.ts';
import { localArena } from '../../local/arena.ts';
import { useSayings } from '../../match/useSayings.ts';
import { SaveFilm } from './SaveFilm.tsx';
import type { Story } from './story.ts';

interface SaveGameFilmProps {
  readonly game: AnyWebGame;
  /** In the order of the seats. */
  readonly names: readonly string[];
  /** Where play begins, what is looked at now, and the last step. */
  readonly opening: number;
  readonly step: number;
  readonly last: number;
  /** The seat whose view is shown, or nobody's; and the one whose side is below. */
  readonly eyes: string;
  readonly from: string;
  readonly onClose: () => void;
}

/** A film of the open replay of a match. */
export function SaveGameFilm({ game, names, last, eyes, from, ...props }: SaveGameFilmProps): ReactElement {
  const { sayEvent, sayEnd } = useSayings(game);
  const story: Story = {
    title: gameName(game.id),
    players: names.map((name, seat) => ({ name, colour: seat === 0 ? 'warm' : 'cool' })),
    last,
    async scene(step) {
      const picture = await localArena.ask('picture', { step, eyes, from });
      if (!picture.ok) return picture;
      const { portrait, events, outcome } = picture.value;
      return ok({
        portrait,
        said: events.flatMap((event) => sayEvent(event, 'spectator') ?? []).join(' '),
        ...(outcome && {
          end: {
            winner: names[game.seats.indexOf(outcome.winner ?? '')],
            draw: outcome.draw,
            why: sayEnd(outcome, 'spectator'),
          },
        }),
      });
    },
  };
  return <SaveFilm {...props} game={game.id} story={story} />;
}
