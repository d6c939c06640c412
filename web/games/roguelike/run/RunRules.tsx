import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';

/** Few ask for them: a page of a run does without. */
const RulesDialog = lazy(async () => ({
  default: (await import('../../../match/parts/RulesDialog.tsx')).RulesDialog,
}));
const HowToPlay = lazy(async () => ({ default: (await import('../HowToPlay.tsx')).HowToPlay }));

/** The rules of a run, one press away from each of its pages. */
export function RunRules(): ReactElement {
  const { t } = useTranslation();
  // Absent until they were asked for the first time.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('match.rules')}
      </Button>
      {open !== undefined && (
        <Suspense>
          <RulesDialog open={open} onClose={() => setOpen(false)}>
            <HowToPlay />
          </RulesDialog>
        </Suspense>
      )}
    </>
  );
}
