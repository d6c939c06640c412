import { VARIANTS, type VariantId } from '@tactarium/games/rps/client';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { Choice } from '../app/Choice.tsx';
import { Page } from '../app/Page.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Icon } from '../art/Icon.tsx';
import { AGAINST } from '../lobby/against.ts';
import { FriendForm } from '../lobby/FriendForm.tsx';
import { SIDES, type Side } from '../lobby/sides.ts';
import { localArena } from '../local/arena.ts';
import { botAbout, botName } from '../words/bots.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './PlayPage.module.css';
import { startMatch } from './startMatch.ts';

/** Whom to play, and how. */
export function PlayPage(): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { against = 'computer' } = useSearch({ from: '/play/rps' });
  return (
    <Page title={t('play.title')}>
      <Choice
        title={t('play.against')}
        options={AGAINST.map((one) => ({ value: one, name: t(`play.${one}.name`), about: t(`play.${one}.about`) }))}
        value={against}
        onChange={(one) => void navigate({ to: '/play/rps', search: { against: one }, replace: true })}
      />
      {against === 'computer' && <ComputerForm />}
      {against === 'friend' && <FriendForm />}
      {against === 'anyone' && (
        <div className={styles['start']}>
          <Link to="/quick/rps" className={buttonLook('gold')}>
            <Icon name="swords" /> {t('play.find')}
          </Link>
        </div>
      )}
    </Page>
  );
}

function ComputerForm(): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { bots, failed } = useBots();
  const [bot, setBot] = useState('normal');
  const [variant, setVariant] = useState<VariantId>('classic');
  const [side, setSide] = useState<Side>('any');
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async (): Promise<void> => {
    setStarting(true);
    setProblem(await startMatch(navigate, { bot, options: { variant }, ...(side !== 'any' && { seat: side }) }));
    setStarting(false);
  };
  if (failed) return <Trouble code={failed} />;
  return (
    <>
      <Choice
        title={t('play.opponent')}
        options={bots.map((name) => ({ value: name, name: botName(t, name), about: botAbout(t, name) }))}
        value={bot}
        onChange={setBot}
      />
      <Choice
        title={t('play.variant')}
        options={VARIANTS.map((id) => ({ value: id, name: t(`variant.${id}.name`), about: t(`variant.${id}.about`) }))}
        value={variant}
        onChange={setVariant}
      />
      <Choice
        title={t('play.side')}
        options={SIDES.map((one) => ({ value: one, name: one === 'any' ? t('play.sideAny') : t(`side.${one}`) }))}
        value={side}
        onChange={setSide}
      />
      {problem && <p role="alert">{sayProblem(t, problem)}</p>}
      <div className={styles['start']}>
        <Button look="gold" disabled={starting || bots.length === 0} onClick={() => void start()}>
          <Icon name="swords" /> {t(starting ? 'play.starting' : 'play.start')}
        </Button>
      </div>
    </>
  );
}

/** Every bot the game lists: the worker knows, the page need not. */
function useBots(): { readonly bots: readonly string[]; readonly failed?: string } {
  const [answer, setAnswer] = useState<{ bots: readonly string[]; failed?: string }>({ bots: [] });
  useEffect(() => {
    let gone = false;
    void localArena.ask('game', { game: 'rps' }).then((told) => {
      if (!gone) setAnswer(told.ok ? { bots: told.value.bots } : { bots: [], failed: told.error.code });
    });
    return () => {
      gone = true;
    };
  }, []);
  return answer;
}
