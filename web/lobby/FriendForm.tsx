import { VARIANTS, type VariantId } from '@tactarium/games/rps/client';
import type { SeatWish } from '@tactarium/protocol';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { Choice } from '../app/Choice.tsx';
import { Icon } from '../art/Icon.tsx';
import { readCode } from '../online/ids.ts';
import { ask } from '../online/session.ts';
import { sayProblem } from '../words/problem.ts';
import { PACES, type Pace, sayClock } from './clocks.ts';
import styles from './FriendForm.module.css';
import { SIDES, type Side } from './sides.ts';

const seatsFor = (side: Side): SeatWish[] => {
  const first = side === 'red' || (side === 'any' && Math.random() < 0.5);
  return first ? ['me', 'open'] : ['open', 'me'];
};

/** A match for two who know each other: everything is chosen before the link is there. */
export function FriendForm(): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [variant, setVariant] = useState<VariantId>('classic');
  const [pace, setPace] = useState<Pace>('calm');
  const [side, setSide] = useState<Side>('any');
  const [watch, setWatch] = useState<'yes' | 'no'>('yes');
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const invite = async (): Promise<void> => {
    setStarting(true);
    const wish = {
      game: 'rps',
      options: { variant },
      clock: PACES[pace],
      seats: seatsFor(side),
      watch: watch === 'yes',
    };
    const made = await ask((server) => server.create(wish));
    setStarting(false);
    if (made.ok) await navigate({ to: '/match/$match', params: { match: made.value.id } });
    else setProblem(made.error.code);
  };
  return (
    <>
      <Choice
        title={t('play.variant')}
        options={VARIANTS.map((id) => ({ value: id, name: t(`variant.${id}.name`), about: t(`variant.${id}.about`) }))}
        value={variant}
        onChange={setVariant}
      />
      <Choice
        title={t('friend.title')}
        options={(Object.keys(PACES) as Pace[]).map((one) => ({ value: one, name: sayClock(t, PACES[one]) }))}
        value={pace}
        onChange={setPace}
      />
      <div className={styles['pair']}>
        <Choice
          title={t('play.side')}
          options={SIDES.map((one) => ({ value: one, name: one === 'any' ? t('play.sideAny') : t(`side.${one}`) }))}
          value={side}
          onChange={setSide}
        />
        <Choice
          title={t('friend.watch.title')}
          options={(['yes', 'no'] as const).map((one) => ({ value: one, name: t(`friend.watch.${one}`) }))}
          value={watch}
          onChange={setWatch}
        />
      </div>
      {problem && <p role="alert">{sayProblem(t, problem)}</p>}
      <div className={styles['start']}>
        <Button look="gold" disabled={starting} onClick={() => void invite()}>
          <Icon name="swords" /> {t(starting ? 'friend.inviting' : 'friend.invite')}
        </Button>
        <CodeForm />
      </div>
    </>
  );
}

/** For who was told a code and has no link. */
function CodeForm(): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const code = readCode(text);
  const go = (event: FormEvent): void => {
    event.preventDefault();
    if (code !== undefined) void navigate({ to: '/join/$code', params: { code } });
  };
  return (
    <form className={styles['code']} onSubmit={go}>
      <label htmlFor={id}>{t('friend.code')}</label>
      <input
        id={id}
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder="K7WQ2M9X"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <Button type="submit" disabled={code === undefined}>
        {t('friend.codeGo')}
      </Button>
    </form>
  );
}
