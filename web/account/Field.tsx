import { type InputHTMLAttributes, type ReactElement, useId } from 'react';
import styles from './Form.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A line to type in, with what it is and what is expected. */
export function Field({ label, hint, onText, ...input }: FieldProps): ReactElement {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        onChange={({ target }) => onText(target.value)}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
