import { ok } from '@tactarium/engine';
import { useTranslation } from 'react-i18next';
import { botName } from '../words/bots.ts';
import { isOnline } from './ids.ts';
import { ask } from './session.ts';
import { useAnswer } from './useAnswer.ts';

const NOBODY = Promise.resolve(ok(undefined));

/** Who sat in a match of the server, by seat. A match of this browser has no names. */
export function useNames(match: string | undefined): Readonly<Record<string, string>> {
  const { t } = useTranslation();
  const { value } = useAnswer(
    () => (match !== undefined && isOnline(match) ? ask((server) => server.match(match)) : NOBODY),
    `names ${match}`,
  );
  return Object.fromEntries(
    (value?.seats ?? []).flatMap(({ seat, player, bot }) => {
      if (bot !== undefined) return [[seat, t('bot.name', { name: botName(t, bot) })]];
      return player ? [[seat, player.name]] : [];
    }),
  );
}
