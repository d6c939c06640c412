import { err, isObject, ok, type Refusal, type Result } from '@tactarium/engine';
import type { ShareGame as Upload } from '@tactarium/protocol';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { ShareLink } from '../app/ShareLink.tsx';
import { localArena } from '../local/arena.ts';
import { isLocal } from '../online/ids.ts';
import { ask, refusedBy } from '../online/session.ts';
import type { TFunction } from '../words/index.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './ShareGame.module.css';

interface ShareGameProps {
  readonly match: string;
  readonly game: string;
  readonly step: number;
  /** The step at which it opens by itself. */
  readonly opening: number;
}

/** The link to this moment. A game of this browser is uploaded first, and nobody else can see it before. */
export function ShareGame({ match, game, step, opening }: ShareGameProps): ReactElement {
  const { t } = useTranslation('replay');
  const { t: shared } = useTranslation();
  const [uploaded, setUploaded] = useState(isLocal(match) ? undefined : match);
  const [isUploading, setUploading] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const upload = async (): Promise<void> => {
    setUploading(true);
    const told = await uploadGame(match);
    setUploading(false);
    if (told.ok) setUploaded(told.value);
    else setRefused(told.error);
  };
  if (uploaded !== undefined) {
    return (
      <ShareLink
        label={t('share')}
        url={`${location.origin}/replay?match=${uploaded}${step === opening ? '' : `&step=${step}`}`}
        title={t('title')}
      />
    );
  }
  return (
    <div className={styles['share']}>
      <Button disabled={isUploading} onClick={() => void upload()}>
        {t(isUploading ? 'uploading' : 'upload')}
      </Button>
      <small>{t('uploadText')}</small>
      {refused && <p role="alert">{sayRefused(t, shared, refused, game)}</p>}
    </div>
  );
}

/** Names the command where the game differs from what the rules make of it. */
function sayRefused(t: TFunction<'replay'>, shared: TFunction, { code, detail }: Refusal, game: string): string {
  const at = isObject(detail) ? detail['at'] : undefined;
  return typeof at === 'number' ? t('uploadBroken', { at }) : sayProblem(shared, code, game);
}

/** The id under which the server has it. */
async function uploadGame(match: string): Promise<Result<string, Refusal>> {
  const about = await localArena.ask('about', { match });
  if (!about.ok) return about;
  const replay = await localArena.ask('recording', {});
  if (!replay.ok) return replay;
  const { seat, bot = '' } = about.value;
  // The server works the events out itself.
  const { events: _, ...played } = replay.value;
  const shared = await ask((server) => server.share({ seat, bot, replay: played } as Upload));
  return shared.ok ? ok(shared.value.id) : err(refusedBy(shared.error));
}
