import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { startMatch } from '../pages/startMatch.ts';
import { botTitle } from '../words/bots.ts';
import { Portrait } from './Portrait.tsx';
import { useLadder } from './useLadder.ts';

interface NextOpponentProps {
  readonly game: AnyWebGame;
  /** Who has just been beaten. */
  readonly bot: string;
  readonly onProblem: (code: string) => void;
}

/** After a victory over a level of the computer: the next one, one press away. */
export function NextOpponent({ game, bot, onProblem }: NextOpponentProps): ReactElement | null {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { bots } = useLadder(game.id);
  const next = bots[bots.indexOf(bot) + 1];
  if (!bots.includes(bot) || next === undefined) return null;
  const play = async (): Promise<void> => {
    const problem = await startMatch(navigate, { game: game.id, bot: next, options: game.usual });
    if (problem !== undefined) onProblem(problem);
  };
  return (
    <Button look="gold" onClick={() => void play()}>
      <Portrait game={game} bot={next} /> {t('ladder.next', { name: botTitle(t, next, game.id) })}
    </Button>
  );
}
