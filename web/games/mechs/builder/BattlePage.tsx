import { isObject } from '@tactarium/engine';
import { readOptions, SCENARIOS, type ScenarioName } from '@tactarium/games/mechs/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../app/Page.tsx';
import { ShareLink } from '../../../app/ShareLink.tsx';
import { sayProblem } from '../../../words/problem.ts';
import { isSound as isSoundDesign } from '../designer/draft.ts';
import { loadDesigns } from '../designer/shelf.ts';
import { battleOf, optionsOf, problemIn } from './battle.ts';
import { Forces } from './Forces.tsx';
import { MapChoice } from './MapChoice.tsx';
import { Problems } from './Problems.tsx';
import { RulesChoice } from './RulesChoice.tsx';
import { Start } from './Start.tsx';
import { Trial } from './Trial.tsx';
import { useBattle } from './useBattle.ts';
import { useSpeech } from './useSpeech.ts';
import styles from './Workshop.module.css';
import { sayBattleProblem, sayDesignProblem } from './words/say.ts';

/** MEC-33: a battle of one's own, from the ground to the pilots' names. */
export function BattlePage(): ReactElement {
  const speech = useSpeech();
  const { t, mechs } = speech;
  const building = useBattle();
  const { battle, problems, isSound, packed, change, refused } = building;
  const [own] = useState(() => loadDesigns().filter(isSoundDesign));
  const options = optionsOf(battle);
  const begin = (scenario: ScenarioName): void => {
    const ready = readOptions({ scenario });
    if (ready.ok) change(battleOf(ready.value));
  };
  return (
    <Page title={t('battle.title')} lead={t('battle.lead')}>
      {refused && <Refused refused={refused} />}
      <label className={styles['begin']}>
        {t('battle.begin')}
        <select value="" onChange={({ target }) => begin(target.value as ScenarioName)}>
          <option value="" disabled>
            {t('battle.beginChoose')}
          </option>
          {SCENARIOS.map((one) => (
            <option key={one} value={one}>
              {mechs(`battles.${one}.title`)}
            </option>
          ))}
        </select>
      </label>
      <MapChoice {...building} />
      <Forces {...building} own={own} />
      <RulesChoice {...building} />
      <Problems problems={problems.map((one) => sayBattleProblem(speech, battle, one))} sound={t('problems.none')} />
      <Trial options={options} canStart={isSound} />
      {isSound ? (
        <>
          <section className={styles['panel']}>
            <h2>{t('share.title')}</h2>
            <ShareLink
              label={t('share.battle')}
              url={`${location.origin}/mechs/battle#${packed}`}
              title={t('share.battle')}
            />
            <p className={styles['soft']}>{t('share.about')}</p>
          </section>
          <Start options={options} />
        </>
      ) : (
        <p className={styles['soft']}>{t('problems.mend')}</p>
      )}
    </Page>
  );
}

/** Why the link could not be used: the page goes on with another battle. */
function Refused({
  refused,
}: {
  readonly refused: NonNullable<ReturnType<typeof useBattle>['refused']>;
}): ReactElement {
  const speech = useSpeech();
  const { t: shared } = useTranslation();
  const { t } = speech;
  const problem = problemIn(refused);
  const field = isObject(refused.detail) ? refused.detail['field'] : undefined;
  return (
    <div role="alert" className={styles['refused']}>
      <p>
        <strong>{t('battle.cannotRead')}</strong>{' '}
        {refused.code === 'link/broken' ? t('battle.broken') : sayProblem(shared, refused.code, 'mechs')}{' '}
        {problem && sayDesignProblem(speech, problem)}{' '}
        {typeof field === 'string' && field !== '' && t('battle.field', { field })}
      </p>
    </div>
  );
}
