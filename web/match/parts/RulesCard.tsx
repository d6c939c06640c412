import { Link } from '@tanstack/react-router';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../app/Button.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import { useOpenMatch } from '../MatchContext.ts';
import styles from './RulesCard.module.css';

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
      <Dialog open={isOpen} title={t('match.rules')} onClose={() => setOpen(false)}>
        <div className={styles['card']}>
          <Suspense>
            <RulesCard view={view} />
          </Suspense>
        </div>
        <div className={styles['ways']}>
          <Button look="gold" onClick={() => setOpen(false)}>
            {t('match.rulesClose')}
          </Button>
          {all}
        </div>
      </Dialog>
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
