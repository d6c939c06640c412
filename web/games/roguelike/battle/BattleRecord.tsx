import type { Fielded, ToldBattle } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../app/Page.tsx';
import { sayProblem } from '../../../words/problem.ts';

/** A battle that cannot be fought here: why, and what its record says. Of content that is not known only ids are left. */
export function BattleRecord({ told, code }: { readonly told: ToldBattle; readonly code: string }): ReactElement {
  const { t } = useTranslation('roguelike');
  const { t: shared } = useTranslation();
  return (
    <Page title={t('shared.title')}>
      <p role="alert" data-verdict="unknown">
        {sayProblem(shared, code, 'roguelike')}
      </p>
      <h2>{t('shared.record')}</h2>
      <p>
        {t(told.result === 'win' ? 'end.win' : 'end.loss')} · {t('summary.rounds', { count: told.rounds })}
      </p>
      <Side title={t('shared.own')} side={told.own} />
      <Side title={t('shared.opponent')} side={told.opponent} />
    </Page>
  );
}

function Side({ title, side: { leader, team } }: { readonly title: string; readonly side: Fielded }): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      <p>{leader}</p>
      <ul>
        {team.map(({ card, tier, at }) => (
          <li key={`${at.x},${at.y}`}>
            {card} T{tier}
          </li>
        ))}
      </ul>
    </section>
  );
}
