import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { lookAgain } from '../online/link.ts';
import { ask } from '../online/session.ts';
import { sayProblem } from '../words/problem.ts';

interface WithdrawProps {
  readonly match: string;
  /** One's own invitation is withdrawn, another's declined. */
  readonly word: 'withdraw' | 'decline';
}

/** Closes a match that has not begun. If somebody has joined at the last moment, the match is played after all. */
export function Withdraw({ match, word }: WithdrawProps): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const withdraw = async (): Promise<void> => {
    const withdrawn = await ask((server) => server.withdraw(match));
    if (withdrawn.ok) await navigate({ to: '/' });
    else if (withdrawn.error.code === 'match/begun') lookAgain(match);
    else setProblem(withdrawn.error.code);
  };
  return (
    <>
      {problem && <p role="alert">{sayProblem(t, problem)}</p>}
      <Button look="quiet" onClick={() => void withdraw()}>
        {t(`waiting.${word}`)}
      </Button>
    </>
  );
}
