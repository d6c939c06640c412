import { everyLine, type Role, unitOf } from '@tactarium/games/roguelike/client';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outline } from '../../../art/Icon.tsx';
import { lookOf } from '../look.ts';
import { cardName, titleName } from '../names.ts';
import { MARKS, ROLES } from '../pictures/marks.ts';
import { cardOf } from '../texts.ts';
import { averageOf } from './averages.ts';
import { Picture } from './Picture.tsx';
import { TagChip } from './TagChip.tsx';
import styles from './UnitCard.module.css';

/** The numbers of a card, in the order in which players compare them. */
const STATS = ['hp', 'atk', 'armor', 'speed', 'initiative', 'range', 'resolve', 'dodge', 'attacks', 'ammo'] as const;

interface UnitCardProps {
  /** `order/squire`, or a card of it. */
  readonly id: string;
  readonly tier?: number;
  /** What else stands on it: buttons, prices. */
  readonly children?: ReactNode;
  /** Without texts, for where there is little room. */
  readonly brief?: boolean;
  /** A card to compare with: what is more and what is less is said. */
  readonly against?: { readonly id: string; readonly tier: number } | undefined;
  /** With a bar for each number: half of it is the average of the role. */
  readonly measured?: boolean;
}

/** A unit of one tier: picture, role, numbers, tags and what it can do. */
export function UnitCard({
  id,
  tier = 1,
  children,
  brief = false,
  against,
  measured = false,
}: UnitCardProps): ReactElement | null {
  const { t } = useTranslation('roguelike');
  const found = everyLine.get(unitOf(id));
  if (!found) return null;
  const card = cardOf(found);
  const { stats, title, tags, abilities } = card.tiers[tier - 1]!;
  const other = against && everyLine.get(unitOf(against.id));
  const others = other && cardOf(other).tiers[against.tier - 1]!.stats;
  const average = measured ? averageOf(card.role as Role) : undefined;
  const { colour, weave } = lookOf(id);
  const name = titleName(unitOf(id), title);
  // Many a line becomes a veteran: of what is said beside it.
  const line = name === cardName(unitOf(id)) ? '' : `${cardName(id)} · `;
  const shown = STATS.filter((stat) =>
    brief ? ['hp', 'atk', 'armor', 'range'].includes(stat) : stats[stat]! > 0 || stat === 'armor',
  );
  return (
    <article
      className={styles['card']}
      data-rarity={card.rarity}
      data-unit={found.id}
      style={{ '--colour': colour, '--weave': weave } as CSSProperties}
    >
      <div className={styles['art']}>
        <Picture id={found.id} />
        <span className={styles['cost']}>
          <Outline of={MARKS.gold} />
          <span className="hidden-text">{t('card.cost')} </span>
          {card.cost}
        </span>
        <Pips tier={tier} />
      </div>
      <h3>{name}</h3>
      <p className={styles['role']}>
        <Outline of={ROLES[card.role as Role]} /> {line}
        {t(`role.${card.role as Role}`)}
        {card.rarity !== 'common' && ` · ${t(`rarity.${card.rarity as 'rare' | 'epic'}`)}`}
        {card.damage === 'magic' && ` · ${t('card.magic')}`}
      </p>
      <dl className={styles['stats']}>
        {shown.map((stat) => (
          <div key={stat} data-change={others && Math.sign(stats[stat]! - others[stat]!)}>
            <dt title={t(`stat.${stat}`)}>{t(`short.${stat}`)}</dt>
            <dd>
              {stats[stat]}
              {others && stats[stat] !== others[stat] && (
                <small>{`${stats[stat]! > others[stat]! ? '+' : '−'}${Math.abs(stats[stat]! - others[stat]!)}`}</small>
              )}
            </dd>
            {average && (
              <dd className={styles['measure']} title={t('draft.average', { average: average[stat] })}>
                <span style={{ width: `${Math.min(100, (50 * stats[stat]!) / Math.max(1, average[stat]!))}%` }} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {!brief && tags.length > 0 && (
        <p className={styles['tags']}>
          {tags.map((tag) => (
            <TagChip key={tag} tag={tag} />
          ))}
        </p>
      )}
      {!brief && (
        <div className={styles['texts']}>
          {abilities.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {card.aura && <p>{card.aura}</p>}
        </div>
      )}
      {children}
    </article>
  );
}

/** One for each tier: an outline where it has not been reached. */
export function Pips({ tier }: { readonly tier: number }): ReactElement {
  const { t } = useTranslation('roguelike');
  return (
    <span className={styles['pips']} role="img" aria-label={t('card.tier', { tier })}>
      {[1, 2, 3].map((one) => (
        <span key={one} data-lit={one <= tier} />
      ))}
    </span>
  );
}
