import { designNamed, designs, writeDesign } from '@tactarium/games/mechs/client';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonLook } from '../../../app/Button.tsx';
import { Page } from '../../../app/Page.tsx';
import { ShareLink } from '../../../app/ShareLink.tsx';
import { packLink } from '../builder/link.ts';
import { Problems } from '../builder/Problems.tsx';
import { useSpeech } from '../builder/useSpeech.ts';
import workshop from '../builder/Workshop.module.css';
import { sayDesignProblem } from '../builder/words/say.ts';
import { RecordSheet } from '../sheet/RecordSheet.tsx';
import { Armor } from './Armor.tsx';
import styles from './Designer.module.css';
import { Does } from './Does.tsx';
import { BLANK, copyOf } from './draft.ts';
import { Equipment } from './Equipment.tsx';
import { Frame } from './Frame.tsx';
import { Shelf } from './Shelf.tsx';
import { useDraft } from './useDraft.ts';

const EMPTY = '#blank';

/** MEC-33: a mech of one's own, checked with every change. */
export function DesignPage(): ReactElement {
  const speech = useSpeech();
  const { t } = speech;
  const draft = useDraft(t);
  const { design, problems, nameProblem, refused, change } = draft;
  const begin = (name: string): void => change(name === EMPTY ? BLANK : copyOf(designNamed(name) ?? BLANK));
  const said = [...problems.map((one) => sayDesignProblem(speech, one)), ...(nameProblem ? [nameProblem] : [])];
  const url = `${location.origin}/mechs/design#${packLink(writeDesign(design))}`;
  return (
    <Page title={t('design.title')} lead={t('design.lead')}>
      {refused && (
        <p role="alert" className={workshop['refused']}>
          {refused.length === 0
            ? t('battle.broken')
            : [t('design.cannotRead'), ...refused.map((one) => sayDesignProblem(speech, one))].join(' ')}
        </p>
      )}
      <div className={workshop['head']}>
        <label className={workshop['begin']}>
          {t('design.begin')}
          <select value="" onChange={({ target }) => begin(target.value)}>
            <option value="" disabled>
              {t('design.beginChoose')}
            </option>
            <option value={EMPTY}>{t('design.blank')}</option>
            {designs.map(({ name, tons }) => (
              <option key={name} value={name}>
                {name}, {tons} t
              </option>
            ))}
          </select>
        </label>
        <Link to="/mechs/battle" className={buttonLook('quiet')}>
          {t('design.toBattle')}
        </Link>
      </div>
      <Frame {...draft} />
      <div className={styles['verdict']}>
        <Problems problems={said} sound={t('design.sound')} />
      </div>
      <Equipment {...draft} />
      <Armor {...draft} />
      <Does design={design} />
      <Shelf design={design} canSave={design.name.trim() !== ''} onOpen={change} />
      <section className={workshop['panel']}>
        <ShareLink label={t('share.design')} url={url} title={design.name} />
      </section>
      <section
        className={`${workshop['panel']} ${styles['sheet']}`}
        aria-label={t('design.sheet')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keys too.
        tabIndex={0}
      >
        <RecordSheet design={design} rules="introductory" />
      </section>
    </Page>
  );
}
