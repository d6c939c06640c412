import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

interface Option<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly about?: string;
  /** Beside the name; it says nothing that the words do not. */
  readonly picture?: ReactNode;
}

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** In one row on a phone, where only the names are seen. */
  readonly isRow?: true;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ title, options, value, onChange, isRow }: ChoiceProps<T>): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles['choice']} data-row={isRow}>
      <legend>{title}</legend>
      <div
        className={styles['options']}
        data-rich={options.some(({ about }) => about)}
        data-pictured={options.some(({ picture }) => picture)}
      >
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.picture}
            <span>
              <strong>{option.name}</strong>
              {option.about && <small>{option.about}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
