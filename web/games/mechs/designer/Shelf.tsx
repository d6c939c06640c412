import { type Design, writeDesign } from '@tactarium/games/mechs/client';
import { type ReactElement, useState } from 'react';
import { Button } from '../../../app/Button.tsx';
import { useSpeech } from '../builder/useSpeech.ts';
import workshop from '../builder/Workshop.module.css';
import { sayDesignProblem } from '../builder/words/say.ts';
import styles from './Designer.module.css';
import { isSound } from './draft.ts';
import { loadDesigns, readDesignFile, storeDesigns, withDesign } from './shelf.ts';

interface ShelfProps {
  readonly design: Design;
  readonly canSave: boolean;
  readonly onOpen: (design: Design) => void;
}

const LARGEST_FILE = 100_000;

/** Designs that this device keeps, and files. */
export function Shelf({ design, canSave, onOpen }: ShelfProps): ReactElement {
  const speech = useSpeech();
  const { t } = speech;
  const [designs, setDesigns] = useState(loadDesigns);
  const [said, setSaid] = useState('');
  const keep = (now: readonly Design[]): void => {
    storeDesigns(now);
    setDesigns(now);
  };
  const save = (): void => {
    keep(withDesign(designs, design));
    setSaid(`${t('design.saved', { name: design.name })}${isSound(design) ? '' : ` ${t('design.saveBad')}`}`);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = file.size > LARGEST_FILE ? readDesignFile('') : readDesignFile(await file.text());
    if (read.ok) {
      onOpen(read.value);
      setSaid('');
    } else setSaid([t('design.cannotRead'), ...read.error.map((one) => sayDesignProblem(speech, one))].join(' '));
  };
  return (
    <section className={workshop['panel']} aria-label={t('design.shelf')}>
      <h2>{t('design.shelf')}</h2>
      <div className={workshop['buttons']}>
        <Button look="gold" disabled={!canSave} onClick={save}>
          {t('design.save')}
        </Button>
        <Button onClick={() => download(design)}>{t('design.export')}</Button>
        <label className={styles['file']}>
          {t('design.import')}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </div>
      <p role="status" className={workshop['soft']}>
        {said}
      </p>
      {designs.length === 0 ? (
        <p className={workshop['soft']}>{t('design.shelfEmpty')}</p>
      ) : (
        <ul className={styles['shelf']}>
          {designs.map((one) => (
            <li key={one.name}>
              <Button aria-label={t('design.open', { name: one.name })} onClick={() => onOpen(one)}>
                {one.name}, {one.tons} t
              </Button>
              <Button
                look="quiet"
                aria-label={t('design.forget', { name: one.name })}
                onClick={() => keep(designs.filter(({ name }) => name !== one.name))}
              >
                ✕
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The same file that the command line checks. */
function download(design: Design): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(writeDesign(design), undefined, 2)}\n`]));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${design.name.replace(/[^\p{L}\p{N}-]+/gu, '-') || 'mech'}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
