import { isMatchEvent, type MatchEvent } from '@tactarium/engine';
import type { Event, SeatName, View } from '@tactarium/games/rps/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { indexOf } from '../board.ts';
import { kindWord, sayEvent } from '../sayings.ts';
import styles from './Duel.module.css';
import { PieceImage, type Token } from './Piece.tsx';

interface DuelProps {
  readonly event: Event | MatchEvent | undefined;
  readonly view: View;
}

interface Fighter {
  readonly token: Token;
  readonly fate: 'wins' | 'falls' | 'stands';
}

/** A fight as it is shown: who stood left and right, and who was left. */
export function Duel({ event, view }: DuelProps): ReactElement | null {
  const { t } = useTranslation('rps');
  const fighters = event && fightersOf(event, view);
  if (!fighters || !event || isMatchEvent(event)) return null;
  return (
    <div className={styles['duel']} aria-hidden="true">
      <div className={styles['ring']}>
        {fighters.map(({ token, fate }, i) => (
          <div
            key={token.seat}
            className={`${styles['fighter']} ${styles[i === 0 ? 'left' : 'right']}`}
            data-fate={fate}
          >
            <PieceImage {...token} className={styles['piece'] ?? ''} />
            <span>{token.kind ? kindWord(t, token.kind) : '?'}</span>
          </div>
        ))}
        <div className={styles['spark']} />
      </div>
      <p className={styles['sentence']}>{sayEvent(t, event, view.viewer)}</p>
    </div>
  );
}

function fightersOf(event: Event | MatchEvent, view: View): readonly Fighter[] | undefined {
  if (event.type === 'fought') {
    const attackerWins = event.winner === 'attacker';
    const [attacker, defender] = [view.cells[indexOf(view, event.from)], view.cells[indexOf(view, event.at)]];
    const other: SeatName = event.seat === 'red' ? 'blue' : 'red';
    const kindOf = (wins: boolean, known: Token | null | undefined) =>
      wins ? event.kind : (event.loser ?? known?.kind);
    return mineLeft(view, [
      {
        token: { seat: event.seat, kind: kindOf(attackerWins, attacker), halo: attackerWins },
        fate: attackerWins ? 'wins' : 'falls',
      },
      {
        token: { seat: other, kind: kindOf(!attackerWins, defender), halo: !attackerWins },
        fate: attackerWins ? 'falls' : 'wins',
      },
    ]);
  }
  if (event.type === 'choices_announced') {
    return mineLeft(view, [
      { token: { seat: 'red', kind: event.red }, fate: 'stands' },
      { token: { seat: 'blue', kind: event.blue }, fate: 'stands' },
    ]);
  }
  return undefined;
}

const mineLeft = ({ viewer }: View, fighters: readonly Fighter[]): readonly Fighter[] =>
  fighters[1]?.token.seat === viewer ? fighters.toReversed() : fighters;
