import { ok } from '@tactarium/engine';
import type { Replayed, ToldBattle } from '@tactarium/games/roguelike/client';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addFilmWords } from '../../../replay/clip/index.ts';
import { SaveFilm } from '../../../replay/clip/SaveFilm.tsx';
import type { Story } from '../../../replay/clip/story.ts';
import { leaderName } from '../names.ts';
import { albumsWith, pictureOf } from '../pictures/index.ts';
import { effectsOf } from './effects.ts';
import { type Film, momentsOf } from './film.ts';
import { portraitOf } from './portrait.ts';
import { isLoud, type NameOf, sayBattle } from './sayings.ts';

interface SaveBattleFilmProps {
  readonly told: ToldBattle;
  readonly film: Film;
  readonly result: Replayed['result'];
  readonly nameOf: NameOf;
  readonly onClose: () => void;
}

/** A film of a battle: its steps are the moments at which it stops when it is watched. */
function SaveBattleFilm({ told, film, result, nameOf, onClose }: SaveBattleFilmProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const moments = useMemo(() => momentsOf(film.events), [film]);
  const leaders = { left: told.own.leader, right: told.opponent.leader };
  const [own, opponent] = [leaderName(leaders.left), leaderName(leaders.right)];
  const story: Story = {
    title: t('title'),
    players: [
      { name: own, colour: 'cool' },
      { name: opponent, colour: 'warm' },
    ],
    last: moments.length - 1,
    async scene(step) {
      const [before, at] = [moments[step - 1] ?? 0, moments[step] ?? 0];
      await albumsWith(film.cast.map(({ unit }) => unit));
      const events = film.events.slice(before, at);
      const effects = events.flatMap((event, i) => effectsOf(event, film.viewAt(before + i)));
      return ok({
        portrait: portraitOf(film.viewAt(at), effects, (unit) => pictureOf('units', unit)),
        said: events
          .filter(isLoud)
          .map((event) => sayBattle(t, event, nameOf, leaders))
          .join(' '),
        ...(at >= film.events.length && {
          end: {
            winner: result === 'win' ? own : opponent,
            why: t('summary.rounds', { count: film.viewAt(at).round }),
          },
        }),
      });
    },
  };
  return <SaveFilm game="roguelike" story={story} opening={0} step={0} pace="fast" onClose={onClose} />;
}

/** The dialog with its words, fetched by those who want a film. */
export async function saveBattleFilm(): Promise<{ readonly default: typeof SaveBattleFilm }> {
  await addFilmWords();
  return { default: SaveBattleFilm };
}
