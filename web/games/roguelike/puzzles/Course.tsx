import { type Attempt, overlaysOf } from '@tactarium/games/roguelike/client';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../battle/Board.tsx';
import { developFilm, turnStart } from '../battle/film.ts';
import { isLoud, type NameOf, sayBattle } from '../battle/sayings.ts';
import { actingAt, chargeAhead, shownAt, usePlaying } from '../battle/staging.ts';
import styles from './Course.module.css';

interface CourseProps {
  readonly attempt: Attempt;
  readonly nameOf: NameOf;
  onEnd(): void;
}

/** What happens once all pieces stand: on the board, and in words. */
export function Course({ attempt, nameOf, onEnd }: CourseProps): ReactElement {
  const { t } = useTranslation('puzzles');
  const { t: ofBattle } = useTranslation('roguelike');
  const film = useMemo(() => developFilm(attempt.first, attempt.events), [attempt]);
  const [at, setAt] = useState(0);
  usePlaying(film, at, true, 1, (next) => {
    setAt(next);
    if (next >= film.events.length) onEnd();
  });
  const view = film.viewAt(at);
  const begun = turnStart(film, at);
  const said = film.events.slice(0, at).filter(isLoud);
  return (
    <>
      <Board
        view={view}
        overlays={overlaysOf(view)}
        effects={shownAt(film, at)}
        ahead={chargeAhead(film, begun, at)}
        acting={actingAt(film, begun, at)}
        selected={undefined}
        event={film.events[at - 1]}
        nameOf={nameOf}
        onSelect={() => {}}
      />
      <ol className={styles['said']} aria-live="polite" aria-label={t('course')}>
        {said.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they only grow
          <li key={i}>{sayBattle(ofBattle, event, nameOf, {})}</li>
        ))}
      </ol>
    </>
  );
}
