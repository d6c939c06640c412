import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './NumberField.module.css';

interface NumberFieldProps {
  readonly label: string;
  /** For screen readers, where several fields have the same label. */
  readonly of?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  readonly isBad?: boolean;
}

/** A whole number to type, or to step. What is out of bounds stays as typed: the page says what is wrong with it. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { label, of, value, least, most, step = 1, onChange, isBad = false } = props;
  const { t } = useTranslation('workshop');
  const id = useId();
  const name = of === undefined ? label : `${label}, ${of}`;
  return (
    <div className={styles['field']} data-bad={isBad}>
      <label htmlFor={id}>
        {label}
        {of !== undefined && <span className="hidden-text">, {of}</span>}
      </label>
      <div className={styles['row']}>
        <button
          type="button"
          disabled={value <= least}
          aria-label={t('force.less', { label: name })}
          onClick={() => onChange(Math.max(least, value - step))}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={step}
          value={Number.isFinite(value) ? value : ''}
          aria-invalid={isBad}
          onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
        />
        <button
          type="button"
          disabled={value >= most}
          aria-label={t('force.more', { label: name })}
          onClick={() => onChange(Math.min(most, Number.isFinite(value) ? value + step : least))}
        >
          +
        </button>
      </div>
    </div>
  );
}
