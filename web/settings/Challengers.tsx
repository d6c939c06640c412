import type { Challengers as From } from '@tactarium/protocol';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../app/Choice.tsx';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { sayProblem } from '../words/problem.ts';

const FROM = ['everybody', 'followed', 'nobody'] as const satisfies readonly From[];

/** Whose challenges reach one. The server keeps it, so it is the same on every device. */
export function Challengers(): ReactElement | null {
  const { t } = useTranslation();
  const { value } = useAnswer(() => ask((server) => server.challengers()), 'challengers');
  const [chosen, setChosen] = useState<From>();
  const [problem, setProblem] = useState<string>();
  if (!value) return null;
  const choose = async (from: From): Promise<void> => {
    setChosen(from);
    const set = await ask((server) => server.setChallengers(from));
    setProblem(set.ok ? undefined : set.error.code);
    if (!set.ok) setChosen(undefined);
  };
  return (
    <>
      <Choice
        title={t('follows.challengers.title')}
        options={FROM.map((from) => ({ value: from, name: t(`follows.challengers.${from}`) }))}
        value={chosen ?? value.from}
        onChange={(from) => void choose(from)}
      />
      {problem && <p role="alert">{sayProblem(t, problem)}</p>}
    </>
  );
}
