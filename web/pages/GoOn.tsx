import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localArena } from '../local/arena.ts';
import { ask, session } from '../online/session.ts';
import styles from './HomePage.module.css';
import { TimeLeft } from './TimeLeft.tsx';

interface Unfinished {
  readonly id: string;
  /** Whether this player owes a command, and until when; absent where nobody waits. */
  readonly due?: boolean | undefined;
  readonly deadline?: number | undefined;
}

/** The way back to a match that is under way, whose turn it is there and how long is left. Without one, the children. */
export function GoOn({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const match = useUnfinished();
  if (!match) return children;
  const { id, due, deadline } = match;
  return (
    <Link to="/match/$match" params={{ match: id }} className={styles['goOn'] ?? ''}>
      {t('home.goOn')}
      {due !== undefined && ` · ${t(due ? 'mine.yours' : 'mine.theirs')}`}
      {deadline !== undefined && (
        <span>
          &nbsp;· <TimeLeft until={deadline} />
        </span>
      )}
    </Link>
  );
}

/** A match that is under way, on the server or in this browser. Looked for when the page stands: it is not waited for. */
function useUnfinished(): Unfinished | undefined {
  const [match, setMatch] = useState<Unfinished>();
  useEffect(() => {
    let gone = false;
    void (async () => {
      const found = (await unfinishedOnline()) ?? (await unfinishedHere());
      if (!gone && found) setMatch(found);
    })();
    return () => {
      gone = true;
    };
  }, []);
  return match;
}

async function unfinishedHere(): Promise<Unfinished | undefined> {
  const mine = await localArena.ask('matches', {});
  const match = mine.ok ? mine.value.find(({ outcome }) => !outcome) : undefined;
  return match && { id: match.id };
}

async function unfinishedOnline(): Promise<Unfinished | undefined> {
  if (!session.getState().player) return undefined;
  const mine = await ask((server) => server.mine());
  if (!mine.ok) return undefined;
  const live = mine.value.matches.filter(({ status }) => status === 'live');
  return live.find(({ due }) => due) ?? live[0];
}
