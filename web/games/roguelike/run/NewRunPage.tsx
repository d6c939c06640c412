import { ok, type Refusal, type Result } from '@tactarium/engine';
import { factions, starterDecks } from '@tactarium/games/roguelike/client';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../app/Button.tsx';
import { Choice } from '../../../app/Choice.tsx';
import { Page } from '../../../app/Page.tsx';
import { Way } from '../../../app/Way.tsx';
import { localArena } from '../../../local/arena.ts';
import { sayProblem } from '../../../words/problem.ts';
import { readDecks, type SavedDeck } from '../decks/decks.ts';
import { leaderName } from '../names.ts';
import { beginRated, useRatedRun, type Wish } from '../online/rated.ts';
import { useIsOnline } from '../online/useIsOnline.ts';
import { Makeup } from '../parts/Makeup.tsx';
import { FactionSelect } from './FactionSelect.tsx';
import { HandList } from './HandList.tsx';
import { LeaderSelect } from './LeaderSelect.tsx';
import styles from './NewRunPage.module.css';

/** RUN-12: percent of the run's gold that its opponents have. */
const SHARES = { easy: 80, even: 90, hard: 100 } as const;
type Strength = keyof typeof SHARES;
const STRENGTHS = Object.keys(SHARES) as readonly Strength[];
/** On this device against bots, or on the server against teams that others have saved. */
const WHERES = ['here', 'server'] as const;
type Where = (typeof WHERES)[number];
/** What is begun with where nobody has chosen: a line of shields and shooters, easy to read. */
const FIRST = { faction: 'humans', leader: 'humans/captain_rosamund' };

/** `/run/new`: one press and the draft begins; or faction, leader, deck and strength of the opponents by choice. */
export function NewRunPage(): ReactElement {
  const { t } = useTranslation('roguelike');
  const { t: shared } = useTranslation();
  const navigate = useNavigate();
  const [faction, setFaction] = useState(FIRST.faction);
  const [leader, setLeader] = useState(FIRST.leader);
  const [share, setShare] = useState<Strength>('even');
  const [where, setWhere] = useState<Where>('here');
  const [deck, setDeck] = useState('starter');
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const active = useActiveRun();
  const rated = useRatedRun();
  const isOnline = useIsOnline();
  const decks = readDecks().filter((one) => one.faction === faction);
  const chosen = decks.find(({ name }) => name === deck);
  const cards = chosen ? chosen.cards : (starterDecks().find((one) => one.faction === faction)?.cards ?? []);

  const begin = async (wish: Wish): Promise<void> => {
    setStarting(true);
    setProblem(undefined);
    const begun = where === 'server' ? await beginRated(wish) : await beginHere(wish);
    if (begun.ok) await navigate({ href: `/run/${begun.value}/draft` });
    else setProblem(begun.error.code);
    setStarting(false);
  };
  const beginHere = async (wish: Wish): Promise<Result<string, Refusal>> => {
    const options = {
      faction: wish.faction,
      leader: wish.leader,
      share: SHARES[share],
      ...(wish.deck && { decks: [optionDeck(wish.deck, wish.leader)] }),
    };
    const made = await localArena.ask('create', { game: 'roguelike', options });
    return made.ok ? ok(made.value.match) : made;
  };
  const choose = (next: string): void => {
    setFaction(next);
    setDeck('starter');
    setLeader(`${next}/${Object.keys(factions.find(({ id }) => id === next)!.leaders)[0]!}`);
  };
  return (
    <Page wide title={t('new.title')} lead={t('new.lead')}>
      <div className={styles['quick']}>
        {rated !== undefined && (
          <Way href={`/run/${rated}`} className={buttonLook('gold')}>
            {t('new.goOnRated')}
          </Way>
        )}
        {active ? (
          <Way href={`/run/${active}`} className={buttonLook('gold')}>
            {t('new.goOn')}
          </Way>
        ) : (
          <Button look="gold" disabled={starting} onClick={() => void begin(FIRST)}>
            {t('new.begin')}
          </Button>
        )}
        {!active && <span>{t('new.quickAbout', { leader: leaderName(FIRST.leader) })}</span>}
        <nav aria-label={t('new.more')}>
          <Way href="/day">{t('day.title')}</Way>
          <Way href="/codex">{t('codex.title')}</Way>
          <Way href="/decks">{t('decks.title')}</Way>
          <Way href="/sandbox">{t('sandbox.title')}</Way>
          <Way href="/puzzles">{t('puzzles.title')}</Way>
          <Way href="/runs">{t('runs.title')}</Way>
        </nav>
      </div>
      {problem && <p role="alert">{sayProblem(shared, problem, 'roguelike')}</p>}
      {isOnline && (
        <Choice
          title={t('new.where')}
          options={WHERES.map((value) => ({ value, name: t(`where.${value}`), about: t(`whereAbout.${value}`) }))}
          value={where}
          onChange={setWhere}
        />
      )}
      <div className={styles['choices']}>
        <FactionSelect value={faction} onChange={choose} />
        <LeaderSelect faction={faction} value={leader} onChange={setLeader} />
      </div>
      {decks.length > 0 && (
        <Choice
          title={t('new.deck')}
          options={[{ value: 'starter', name: t('new.starter') }, ...decks.map(({ name }) => ({ value: name, name }))]}
          value={deck}
          onChange={setDeck}
        />
      )}
      <div className={styles['deck']}>
        <HandList title={t('new.cards')} cards={cards.map(({ card }) => ({ card, tier: 1 }))} />
        <Makeup cards={cards.map(({ card }) => card)} />
      </div>
      {where === 'here' && (
        <Choice
          title={t('new.strength')}
          options={STRENGTHS.map((value) => ({
            value,
            name: t(`strength.${value}`),
            about: t(`strengthAbout.${value}`),
          }))}
          value={share}
          onChange={setShare}
        />
      )}
      <div className={styles['start']}>
        <Button look="gold" disabled={starting} onClick={() => void begin({ faction, leader, deck: chosen })}>
          {t(starting ? 'new.starting' : 'new.start', { leader: leaderName(leader) })}
        </Button>
      </div>
    </Page>
  );
}

const optionDeck = ({ faction, cards, spells }: SavedDeck, leader: string) => ({
  faction,
  cards: cards.map(({ card, cost }) => ({ card, cost })),
  leaders: [{ leader, spells: [...spells] }],
});

/** A run of this browser that is not over, if there is one. */
function useActiveRun(): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let gone = false;
    void localArena.ask('matches', {}).then((mine) => {
      if (gone || !mine.ok) return;
      setActive(mine.value.find(({ game, outcome }) => game === 'roguelike' && !outcome)?.id);
    });
    return () => {
      gone = true;
    };
  }, []);
  return active;
}
