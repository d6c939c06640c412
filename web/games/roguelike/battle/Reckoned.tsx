import type { Part, Reckoning } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '../../face.ts';

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** Where a part comes from, in words. */
export function sayPart(t: Translate<'roguelike'>, { from, name }: Pick<Part, 'from' | 'name'>): string {
  if (from === 'status' && name) return t(`status.${name as 'stunned'}`);
  if (from === 'contagion' && name) return t(`contagion.${name as 'fire'}`);
  if (from === 'passive') return name ?? t('why.passive');
  return t(`system.${from as 'resolve'}`);
}

/** "21 = 20 base · +15 % Inspired · −10 % poison": a number with all its sources. */
export function Reckoned({ of }: { readonly of: Reckoning }): ReactElement {
  const { t } = useTranslation('roguelike');
  const { base, parts, total } = of;
  return (
    <span data-reckoned={total}>
      <strong>{total}</strong>
      {parts.length > 0 && (
        <small>
          {' = '}
          {t('why.base', { base })}
          {parts.map((part) => (
            <span key={`${part.from}${part.name}`}>
              {' · '}
              {part.percent !== 0 && `${signed(part.percent)} % `}
              {part.flat !== 0 && `${signed(part.flat)} `}
              {sayPart(t, part)}
            </span>
          ))}
        </small>
      )}
    </span>
  );
}
