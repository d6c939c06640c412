import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../app/useMedia.ts';
import styles from './Details.module.css';
import { Sheet } from './Sheet.tsx';

/** Where details stand in a sheet. MatchFrame.module.css lays out the page by the same query. */
const PHONE = '(max-width: 900px), (max-height: 500px) and (orientation: landscape)';

export const usePhone = (): boolean => useMedia(PHONE);

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
  onShow(page: string): void;
}

interface DetailsProps {
  readonly details: GameDetails;
  readonly log: ReactNode;
  readonly actions: ReactNode;
  /** Whether one of the actions waits for an answer. */
  readonly calls: boolean;
}

/** Everything beside the board: a column where there is room, on a phone a sheet with a tab for each page. */
export function Details({ details, log, actions, calls }: DetailsProps): ReactElement {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const { pages, lead, shown, onShow } = details;
  if (!isPhone) {
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
