import type { Json } from '@tactarium/engine';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { Choice } from '../app/Choice.tsx';
import { More } from '../app/More.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Icon } from '../art/Icon.tsx';
import { FirstGame } from '../games/FirstGame.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { useGameWords } from '../games/useGameWords.ts';
import { Opponents } from '../ladder/Opponents.tsx';
import { useLadder } from '../ladder/useLadder.ts';
import { SideChoice } from '../lobby/SideChoice.tsx';
import { ANY_SIDE, sayOfSide } from '../lobby/sides.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './PlayPage.module.css';
import { startMatch, startRefereed, USUAL_BOT } from './startMatch.ts';

/** Where a game against the computer is played, if the server keeps scores of such games. */
const WHERE = ['practice', 'leaderboard'] as const;
type Where = (typeof WHERE)[number];

interface ComputerFormProps {
  readonly game: AnyWebGame;
  /** Chosen already: then only opponent and side are. */
  readonly options?: Json;
}

/** A match against a bot. */
export function ComputerForm({ game, options: given }: ComputerFormProps): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { bots, beaten, failed } = useLadder(game.id);
  const [bot, setBot] = useState(USUAL_BOT);
  const [own, setOptions] = useState(game.usual);
  const options = given ?? own;
  const [side, setSide] = useState(ANY_SIDE);
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [where, setWhere] = useState<Where>('practice');
  const words = useGameWords(game.id);
  const start = async (): Promise<void> => {
    setStarting(true);
    const wish = { game: game.id, bot, options, ...(side !== ANY_SIDE && { seat: side }) };
    setProblem(await (where === 'practice' ? startMatch(navigate, wish) : startRefereed(navigate, game, wish)));
    setStarting(false);
  };
  const terms = game.terms?.(bot, options, words);
  const unscored = where === 'leaderboard' ? game.unscored?.(options, words) : undefined;
  const seats = game.seatsAgainstBots ?? game.seats;
  const sideFacts = sayOfSide(t, game, seats, side, words);
  const whereFacts = game.unscored ? [t(`play.where.${where}.name`)] : [];
  if (failed) return <Trouble code={failed} />;
  return (
    <>
      {given === undefined && <FirstGame game={game} />}
      <Opponents game={game} bots={bots} beaten={beaten} bot={bot} onChange={setBot} />
      <More facts={[...(given === undefined ? game.facts(options, words) : []), ...sideFacts, ...whereFacts]}>
        {terms && <p className={styles['note']}>{terms}</p>}
        {given === undefined && <game.Options options={options} onChange={setOptions} against="computer" />}
        <SideChoice game={game} seats={seats} side={side} onChange={setSide} />
        {game.unscored && (
          <Choice
            title={t('play.where.title')}
            options={WHERE.map((one) => ({
              value: one,
              name: t(`play.where.${one}.name`),
              about: t(`play.where.${one}.about`),
            }))}
            value={where}
            onChange={setWhere}
          />
        )}
      </More>
      {unscored && (
        <p role="status" className={styles['note']}>
          {unscored}
        </p>
      )}
      {problem && <p role="alert">{sayProblem(t, problem, game.id)}</p>}
      <div className={styles['start']}>
        <Button look="gold" disabled={starting || bots.length === 0} onClick={() => void start()}>
          <Icon name="swords" /> {t(starting ? 'play.starting' : 'play.start')}
        </Button>
      </div>
    </>
  );
}
