import type { Json } from '@tactarium/engine';
import type { Player, SeatWish } from '@tactarium/protocol';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { Choice } from '../app/Choice.tsx';
import { More } from '../app/More.tsx';
import { Icon } from '../art/Icon.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { useGameWords } from '../games/useGameWords.ts';
import { readCode } from '../online/ids.ts';
import { ask } from '../online/session.ts';
import { sayProblem } from '../words/problem.ts';
import { PACES, type Pace, sayClock } from './clocks.ts';
import styles from './FriendForm.module.css';
import { SideChoice } from './SideChoice.tsx';
import { ANY_SIDE, sayOfSide } from './sides.ts';
import { sentOptions } from './wish.ts';

/** Who sits where: I take the side I want, or any, and the others are open, or kept for whom I challenge. */
function seatsFor(seats: readonly string[], side: string, other: SeatWish): SeatWish[] {
  const mine = side === ANY_SIDE ? Math.floor(Math.random() * seats.length) : seats.indexOf(side);
  return seats.map((_, seat) => (seat === mine ? 'me' : other));
}

const FRIEND = { start: 'friend.invite', busy: 'friend.inviting' } as const;
const ANYONE = { start: 'challenges.post', busy: 'challenges.posting' } as const;
const ONE = { start: 'challenges.send', busy: 'challenges.sending' } as const;

interface FriendFormProps {
  readonly game: AnyWebGame;
  /** Chosen already: then only pace, side and watching are. */
  readonly options?: Json;
  /** Whom it is for: a friend who gets a link, anybody who finds it in the list, or one player who is challenged. */
  readonly whom?: 'friend' | 'anyone' | Pick<Player, 'id'>;
}

/** A match for two: everything is chosen before the other one comes. */
export function FriendForm({ game, options: given, whom = 'friend' }: FriendFormProps): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [own, setOptions] = useState(game.usual);
  const options = given ?? own;
  const [pace, setPace] = useState<Pace>('calm');
  const [side, setSide] = useState(ANY_SIDE);
  const [watch, setWatch] = useState<'yes' | 'no'>('yes');
  const [counts, setCounts] = useState<'yes' | 'no'>('no');
  const labels = whom === 'friend' ? FRIEND : whom === 'anyone' ? ANYONE : ONE;
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const words = useGameWords(game.id);
  const facts = [
    ...(given === undefined ? game.facts(options, words) : []),
    sayClock(t, PACES[pace]),
    ...sayOfSide(t, game, game.seats, side, words),
    t(`friend.watch.${watch}`),
    ...(whom === 'friend' ? [] : [t(`challenges.counts.${counts}`)]),
  ];
  const invite = async (): Promise<void> => {
    setStarting(true);
    const wish = {
      game: game.id,
      options: sentOptions(options),
      clock: PACES[pace],
      seats: seatsFor(game.seats, side, typeof whom === 'string' ? 'open' : { player: whom.id }),
      watch: watch === 'yes',
      ...(whom === 'anyone' && { listed: true }),
      ...(whom !== 'friend' && { rated: counts === 'yes' }),
    };
    const made = await ask((server) => server.create(wish));
    setStarting(false);
    if (made.ok) await navigate({ to: '/match/$match', params: { match: made.value.id } });
    else setProblem(made.error.code);
  };
  const choices = (
    <>
      {given === undefined && <game.Options options={options} onChange={setOptions} against="friend" />}
      <Choice
        title={t('friend.title')}
        options={(Object.keys(PACES) as Pace[]).map((one) => ({ value: one, name: sayClock(t, PACES[one]) }))}
        value={pace}
        onChange={setPace}
      />
      <div className={styles['pair']}>
        <SideChoice game={game} seats={game.seats} side={side} onChange={setSide} />
        <Choice
          title={t('friend.watch.title')}
          options={(['yes', 'no'] as const).map((one) => ({ value: one, name: t(`friend.watch.${one}`) }))}
          value={watch}
          onChange={setWatch}
        />
        {whom !== 'friend' && (
          <Choice
            title={t('challenges.counts.title')}
            options={(['no', 'yes'] as const).map((one) => ({ value: one, name: t(`challenges.counts.${one}`) }))}
            value={counts}
            onChange={setCounts}
          />
        )}
      </div>
    </>
  );
  return (
    <>
      {/* A challenge to anybody is folded away itself. */}
      {whom === 'anyone' ? choices : <More facts={facts}>{choices}</More>}
      {problem && <p role="alert">{sayProblem(t, problem, game.id)}</p>}
      <div className={styles['start']} data-sticky={whom !== 'anyone'}>
        <Button look="gold" disabled={starting} onClick={() => void invite()}>
          <Icon name="swords" /> {t(starting ? labels.busy : labels.start)}
        </Button>
        {given === undefined && whom === 'friend' && <CodeForm />}
      </div>
    </>
  );
}

/** For those who were told a code and have no link. */
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
