import { type ReactElement, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import styles from './ShareLink.module.css';

interface ShareLinkProps {
  readonly label: string;
  readonly url: string;
  /** What a message says above the link, where the device has a way to share. */
  readonly title: string;
}

/** A link to hand on: to copy, or by whatever the device shares with. */
export function ShareLink({ label, url, title }: ShareLinkProps): ReactElement {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    // Without TLS a page has no clipboard; what is selected can be copied all the same.
    const done = navigator.clipboard
      ? await navigator.clipboard.writeText(url).then(
          () => true,
          () => false,
        )
      : document.execCommand('copy');
    setCopied(done);
  };
  // Who closes the device's own dialog has changed their mind: that is no error.
  const share = (): void => void navigator.share({ title, url }).catch(() => {});
  return (
    <div className={styles['share']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['row']}>
        <input ref={field} id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
        <Button look="gold" onClick={() => void copy()}>
          {t(copied ? 'share.copied' : 'share.copy')}
        </Button>
        {'share' in navigator && <Button onClick={share}>{t('share.share')}</Button>}
      </div>
      <span className="hidden-text" role="status">
        {copied ? t('share.copied') : ''}
      </span>
    </div>
  );
}
