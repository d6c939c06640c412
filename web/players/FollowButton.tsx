import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { ask } from '../online/session.ts';
import { sayProblem } from '../words/problem.ts';

interface FollowButtonProps {
  readonly player: string;
  readonly isFollowed: boolean;
  readonly onChange: (isFollowed: boolean) => void;
}

/** Follows a player, or does so no longer. */
export function FollowButton({ player, isFollowed, onChange }: FollowButtonProps): ReactElement {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = async (): Promise<void> => {
    setBusy(true);
    const changed = await ask((server) => (isFollowed ? server.unfollow(player) : server.follow(player)));
    setBusy(false);
    setProblem(changed.ok ? undefined : changed.error.code);
    if (changed.ok) onChange(!isFollowed);
  };
  return (
    <>
      <Button disabled={isBusy} onClick={() => void change()}>
        {t(isFollowed ? 'follows.unfollow' : 'follows.follow')}
      </Button>
      {problem && <p role="alert">{sayProblem(t, problem)}</p>}
    </>
  );
}
