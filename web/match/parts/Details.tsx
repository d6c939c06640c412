import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../app/useMedia.ts';
import styles from './Details.module.css';
import { Sheet } from './Sheet.tsx';

/** Where details stand in a sheet. MatchFrame.module.css lays out the page by the same query. */
const PHONE = '(max-width: 900px), (max-height: 500px) and (orientation: landscape)';

export const usePhone = (): boolean => useMedia(PHONE);

/** Between a phone and a desk. */
const TABLET = '(min-width: 901px) and (max-width: 1279px) and (min-height: 501px)';

/** Whether pages stand under tabs: on a phone always, on a tablet where the game wants the width for its board. */
export function useTabs({ hasTabsOnTablet = false }: Pick<GameDetails, 'hasTabsOnTablet'>): boolean {
  const isTablet = useMedia(TABLET);
  return usePhone() || (hasTabsOnTablet && isTablet);
}

/** The page of the log. A game puts something above the log by having a page of this id. */
export const LOG_PAGE = 'log';
const MATCH_PAGE = 'match';

interface DetailsPage {
  readonly id: string;
  /** On its tab; the log's has a name already. */
  readonly name?: string;
  readonly content: ReactNode;
}

/** What a game says beside its board, page by page. */
export interface GameDetails {
  readonly pages: readonly DetailsPage[];
  /** Above them all, whichever is shown. */
  readonly lead?: ReactNode;
  /** The page that is shown where only one can be. */
  readonly shown: string;
  /** Whether only one page is shown on a tablet too: board and pages have its whole width, without a column of players. */
  readonly hasTabsOnTablet?: boolean;
  onShow(page: string): void;
}

interface DetailsProps {
  readonly details: GameDetails;
  readonly log: ReactNode;
  readonly actions: ReactNode;
  /** Whether one of the actions waits for an answer. */
  readonly calls: boolean;
}

/** Everything beside the board: a column where there is room, else a sheet with a tab for each page. */
export function Details({ details, log, actions, calls }: DetailsProps): ReactElement {
  const { t } = useTranslation();
  const hasTabs = useTabs(details);
  const { pages, lead, shown, onShow } = details;
  if (!hasTabs) {
    return (
      <>
        <div className={styles['pages']}>
          {lead}
          {pages.map(({ id, content }) => (
            <Fragment key={id}>{content}</Fragment>
          ))}
        </div>
        {log}
        {actions}
      </>
    );
  }
  const hasLog = pages.some(({ id }) => id === LOG_PAGE);
  const tabs = [
    ...pages.map(({ id, name }) => ({ id, name: name ?? t('match.sheet.log') })),
    ...(hasLog ? [] : [{ id: LOG_PAGE, name: t('match.sheet.log') }]),
    { id: MATCH_PAGE, name: t('match.sheet.match'), calls },
  ];
  return (
    <Sheet tabs={tabs} shown={shown} onShow={onShow}>
      {lead}
      {pages.find(({ id }) => id === shown)?.content}
      {shown === LOG_PAGE && log}
      {shown === MATCH_PAGE && actions}
    </Sheet>
  );
}
