import {
  AURAS,
  auras,
  CONTAGIONS,
  contagions,
  everyLine,
  factions,
  leaders,
  ROLES,
  type Role,
  STATUS_NAMES,
  spells,
  TAGS,
} from '@tactarium/games/roguelike/client';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../app/Page.tsx';
import { Outline } from '../../../art/Icon.tsx';
import { cardName, factionName, leaderName, spellName, titleName } from '../names.ts';
import { Picture } from '../parts/Picture.tsx';
import { UnitCard } from '../parts/UnitCard.tsx';
import * as marks from '../pictures/marks.ts';
import { LeaderPortrait } from '../run/LeaderPortrait.tsx';
import { auraText, cardOf, passiveTexts, spellText } from '../texts.ts';
import { spoken } from '../tongues.ts';
import styles from './CodexPage.module.css';

const ROOMS = ['units', 'leaders', 'spells', 'tags', 'statuses', 'auras', 'contagions'] as const;
type Room = (typeof ROOMS)[number];
const SORTS = ['name', 'cost', 'hp', 'atk', 'armor', 'speed', 'initiative', 'range', 'resolve'] as const;
type Sort = (typeof SORTS)[number];

/** `/codex`: every unit, leader, spell, tag, status, aura and contagion. Nothing in it has to be unlocked. */
export function CodexPage(): ReactElement {
  const { t } = useTranslation('roguelike');
  const [room, setRoom] = useState<Room>('units');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const matches = (...texts: readonly string[]): boolean => texts.some((text) => text.toLowerCase().includes(wanted));
  return (
    <Page wide title={t('codex.title')} lead={t('codex.lead')}>
      <div className={styles['rooms']} role="tablist" aria-label={t('codex.rooms')}>
        {ROOMS.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === room} onClick={() => setRoom(one)}>
            {t(`codex.${one}`)}
          </button>
        ))}
      </div>
      <label className={styles['search']}>
        {t('codex.search')}
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      {room === 'units' && <Units matches={matches} />}
      {room === 'leaders' && (
        <ul className={styles['entries']}>
          {[...leaders]
            .filter(([id, { passives }]) => matches(leaderName(id), ...passiveTexts(passives)))
            .map(([id, { passives, spells: known }]) => (
              <Entry
                key={id}
                title={leaderName(id)}
                about={factionName(id.split('/')[0]!)}
                picture={<LeaderPortrait leader={id} />}
              >
                {passiveTexts(passives).map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {known.map((spell) => (
                  <p key={spell}>{spellText(spells.get(`${id.split('/')[0]!}/${spell}`)!)}</p>
                ))}
              </Entry>
            ))}
        </ul>
      )}
      {room === 'spells' && (
        <ul className={styles['entries']}>
          {ownSpells()
            .filter(([id, spell]) => matches(spellName(id), spellText(spell)))
            .map(([id, spell]) => (
              <Entry
                key={id}
                title={spellName(id)}
                about={factionName(id.split('/')[0]!)}
                picture={<Picture kind="spells" id={id} />}
              >
                <p>{spellText(spell)}</p>
              </Entry>
            ))}
        </ul>
      )}
      {room === 'tags' && (
        <ul className={styles['entries']}>
          {TAGS.filter((tag) => matches(t(`tag.${tag}`), t(`tagAbout.${tag}`))).map((tag) => (
            <Entry
              key={tag}
              title={t(`tag.${tag}`)}
              about={t('codex.carriers', { count: carriersOf(tag) })}
              picture={<Outline of={marks.TAGS[tag]} />}
            >
              <p>{t(`tagAbout.${tag}`)}</p>
            </Entry>
          ))}
        </ul>
      )}
      {room === 'statuses' && (
        <ul className={styles['entries']}>
          {STATUS_NAMES.filter((name) => matches(t(`status.${name}`), t(`statusAbout.${name}`))).map((name) => (
            <Entry key={name} title={t(`status.${name}`)} picture={<Outline of={marks.STATUSES[name]} />}>
              <p>{t(`statusAbout.${name}`)}</p>
            </Entry>
          ))}
        </ul>
      )}
      {room === 'auras' && (
        <ul className={styles['entries']}>
          {AURAS.filter((name) => matches(t(`aura.${name}`), auraText(auras[name]))).map((name) => (
            <Entry key={name} title={t(`aura.${name}`)} picture={<Outline of={marks.AURAS[name]} />}>
              <p>{auraText(auras[name])}</p>
            </Entry>
          ))}
        </ul>
      )}
      {room === 'contagions' && (
        <ul className={styles['entries']}>
          {CONTAGIONS.map((name, type) => {
            const { spread, damage, turns, resolve, atk, speed } = contagions[type]!;
            return (
              <Entry key={name} title={t(`contagion.${name}`)} picture={<Outline of={marks.CONTAGIONS[name]} />}>
                <p>{t('codex.contagion', { spread, damage, turns, resolve, atk: -atk, speed: -speed })}</p>
              </Entry>
            );
          })}
        </ul>
      )}
    </Page>
  );
}

/** A faction's own, and each of the Resolve list once. */
function ownSpells() {
  const seen = new Set<string>();
  return [...spells].filter(([id, { name }]) => {
    const key = `${factions.some(({ id: one, spells: own }) => id === `${one}/${id.split('/')[1]!}` && id.split('/')[1]! in own) ? id : name}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const carriersOf = (tag: (typeof TAGS)[number]): number =>
  [...everyLine.values()].filter((found) => cardOf(found).tiers.some(({ tags }) => tags.includes(tag))).length;

interface EntryProps {
  readonly title: string;
  readonly about?: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

const Entry = ({ title, about, picture, children }: EntryProps): ReactElement => (
  <li className={styles['entry']}>
    <span className={styles['picture']}>{picture}</span>
    <div>
      <h3>{title}</h3>
      {about && <small>{about}</small>}
      {children}
    </div>
  </li>
);

const MOST_COMPARED = 4;

function Units({ matches }: { readonly matches: (...texts: readonly string[]) => boolean }): ReactElement {
  const { t } = useTranslation('roguelike');
  const [faction, setFaction] = useState('');
  const [role, setRole] = useState('');
  const [tag, setTag] = useState('');
  const [sort, setSort] = useState<Sort>('name');
  const [tier, setTier] = useState(1);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const tongue = spoken();
  const cards = useMemo(
    () => [...everyLine.values()].map((found) => ({ card: cardOf(found, tongue), faction: found.faction.id })),
    [tongue],
  );
  const shown = cards
    .filter(({ card, faction: of }) => {
      const { tags, abilities, title } = card.tiers[tier - 1]!;
      if ((faction && of !== faction) || (role && card.role !== role)) return false;
      if (tag && !tags.some((one) => one === tag)) return false;
      return matches(
        cardName(card.id),
        titleName(card.id, title),
        factionName(of),
        ...abilities,
        ...tags.map((one) => t(`tag.${one}`)),
      );
    })
    .toSorted((a, b) => {
      if (sort === 'name') return cardName(a.card.id).localeCompare(cardName(b.card.id));
      if (sort === 'cost') return a.card.cost - b.card.cost;
      return b.card.tiers[tier - 1]!.stats[sort]! - a.card.tiers[tier - 1]!.stats[sort]!;
    });
  const toggle = (id: string): void =>
    setCompared((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-MOST_COMPARED),
    );
  return (
    <>
      <div className={styles['filters']}>
        <Select
          label={t('codex.faction')}
          value={faction}
          onChange={setFaction}
          options={factions.map(({ id }) => [id, factionName(id)])}
          all={t('codex.all')}
        />
        <Select
          label={t('codex.role')}
          value={role}
          onChange={setRole}
          options={ROLES.map((one: Role) => [one, t(`role.${one}`)])}
          all={t('codex.all')}
        />
        <Select
          label={t('codex.tag')}
          value={tag}
          onChange={setTag}
          options={TAGS.map((one) => [one, t(`tag.${one}`)])}
          all={t('codex.all')}
        />
        <Select
          label={t('codex.sort')}
          value={sort}
          onChange={(value) => setSort(value as Sort)}
          options={SORTS.map((one) => [
            one,
            one === 'name' ? t('codex.name') : one === 'cost' ? t('card.cost') : t(`stat.${one}`),
          ])}
        />
        <Select
          label={t('codex.tier')}
          value={String(tier)}
          onChange={(value) => setTier(Number(value))}
          options={['1', '2', '3'].map((one) => [one, one])}
        />
      </div>
      {compared.length > 1 && (
        <section className={styles['compared']} aria-label={t('codex.compare')}>
          {compared.map((id, i) => (
            <UnitCard key={id} id={id} tier={tier} against={i === 0 ? undefined : { id: compared[0]!, tier }} />
          ))}
        </section>
      )}
      <p role="status">{t('codex.found', { count: shown.length })}</p>
      <ul className={styles['units']}>
        {shown.map(({ card }) => (
          <li key={card.id}>
            <UnitCard id={card.id} tier={tier}>
              <label className={styles['compare']}>
                <input type="checkbox" checked={compared.includes(card.id)} onChange={() => toggle(card.id)} />{' '}
                {t('codex.compare')}
              </label>
            </UnitCard>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly all?: string;
  onChange(value: string): void;
}

const Select = ({ label, value, options, all, onChange }: SelectProps): ReactElement => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {all !== undefined && <option value="">{all}</option>}
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
