import type { Tag } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outline } from '../../../art/Icon.tsx';
import { TAGS } from '../pictures/marks.ts';
import styles from './UnitCard.module.css';

/** A tag by its name; what it does is told on pointing at it. */
export function TagChip({ tag }: { readonly tag: Tag }): ReactElement {
  const { t } = useTranslation('roguelike');
  return (
    <span className={styles['tag']} title={t(`tagAbout.${tag}`)}>
      <Outline of={TAGS[tag]} /> {t(`tag.${tag}`)}
    </span>
  );
}
