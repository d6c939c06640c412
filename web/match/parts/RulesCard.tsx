import { Link } from '@tanstack/react-router';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../app/Button.tsx';
import { useOpenMatch } from '../MatchContext.ts';
import styles from './RulesCard.module.css';
import { RulesDialog } from './RulesDialog.tsx';

/** What one looks up in the middle of a match, one press away; the whole of the rules is another page. */
export function RulesButton(): ReactElement {
  const { t } = useTranslation();
  const { game, view } = useOpenMatch();
  const [isOpen, setOpen] = useState(false);
  const { RulesCard } = game;
  const all = (
    <Link to="/how-to-play/$game" params={{ game: game.id }} className={buttonLook('quiet')} target="_blank">
      {t(RulesCard ? 'match.allRules' : 'nav.how')}
    </Link>
  );
  if (!RulesCard) return all;
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('match.rules')}
      </Button>
      <RulesDialog open={isOpen} onClose={() => setOpen(false)} more={all}>
        <Suspense>
          <RulesCard view={view} />
        </Suspense>
      </RulesDialog>
    </>
  );
}

/** The same card beside the board, where there is room for it. */
export function RulesBeside(): ReactElement | null {
  const { t } = useTranslation();
  const { game, view } = useOpenMatch();
  const { RulesCard } = game;
  if (!RulesCard) return null;
  return (
    <section className={styles['beside']} aria-label={t('match.rules')}>
      <RulesCard view={view} />
    </section>
  );
}
