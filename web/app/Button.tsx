import type { ComponentProps, ReactElement } from 'react';
import styles from './Button.module.css';

type Look = 'gold' | 'plain' | 'quiet' | 'danger';

/** How anything looks that is pressed; links take it too. */
export const buttonLook = (look: Look = 'plain'): string => `${styles['button']} ${styles[look]}`;

export const Button = ({
  look = 'plain',
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look }): ReactElement => (
  <button type="button" className={buttonLook(look)} {...rest} />
);
