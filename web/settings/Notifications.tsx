import type { Refusal } from '@tactarium/engine';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../app/Choice.tsx';
import { turnOff, turnOn, useCalling } from '../online/push.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './SettingsPage.module.css';

/** Whether this browser calls its player when no page is open. */
export function Notifications(): ReactElement {
  const { t } = useTranslation();
  const { isOn } = useCalling();
  const [problem, setProblem] = useState<Refusal>();
  const choose = async (wish: 'on' | 'off'): Promise<void> => {
    setProblem(undefined);
    if (wish === 'off') return turnOff();
    const turned = await turnOn();
    if (!turned.ok) setProblem(turned.error);
  };
  return (
    <div>
      <Choice
        title={t('settings.notifications.title')}
        options={(['off', 'on'] as const).map((value) => ({ value, name: t(`settings.notifications.${value}`) }))}
        value={isOn ? 'on' : 'off'}
        onChange={(value) => void choose(value)}
      />
      <p className={styles['note']} role="status">
        {problem ? sayProblem(t, problem.code) : t(`settings.notifications.${isOn ? 'isOn' : 'isOff'}`)}
      </p>
    </div>
  );
}
