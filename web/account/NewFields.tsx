import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.tsx';

interface NewFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** The password one has, asked for again before something grave. */
export function CurrentPasswordField(props: NewFieldProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Field
      label={t('account.currentPassword')}
      {...props}
      type="password"
      autoComplete="current-password"
      required
      minLength={8}
      maxLength={200}
    />
  );
}

/** A name to be taken, with the rule for names. */
export function NewNameField(props: NewFieldProps): ReactElement {
  const { t } = useTranslation();
  const words = { label: t('account.newName'), hint: t('account.nameRule') };
  return <Field {...words} {...props} autoComplete="username" required maxLength={200} />;
}

/** A password to be set, with the rule for passwords. */
export function NewPasswordField(props: NewFieldProps): ReactElement {
  const { t } = useTranslation();
  const words = { label: t('account.newPassword'), hint: t('account.passwordRule') };
  return <Field {...words} {...props} type="password" autoComplete="new-password" required maxLength={200} />;
}
