import { ok } from '@tactarium/engine';
import { useTranslation } from 'react-i18next';
import { loadGame } from '../games/index.ts';
import { localArena } from '../local/arena.ts';
import { isLocal, isShared } from '../online/ids.ts';
import { arena, ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { botTitle } from '../words/bots.ts';
import type { TFunction } from '../words/index.ts';

interface Sitters {
  /** By seat; a seat without a name goes by its side. */
  readonly names: Readonly<Record<string, string>>;
  /** One's own seat, where one has played: its side of the board is down. */
  readonly mine?: string;
}

const NOBODY: Sitters = { names: {} };
const NOTHING = Promise.resolve(ok(NOBODY));

/** Who sat in a match of the server or of this browser. A file names nobody. */
export function useSitters(match: string | undefined): Sitters {
  const { t, i18n } = useTranslation();
  const { value } = useAnswer(
    () => (match === undefined ? NOTHING : sittersOf(match, t)),
    `sitters ${match} ${i18n.language}`,
  );
  return value ?? NOBODY;
}

function sittersOf(match: string, t: TFunction) {
  if (isLocal(match)) return local(match, t);
  return isShared(match) ? shared(match, t) : online(match, t);
}

async function shared(match: string, t: TFunction) {
  const info = await (await arena()).shared(match);
  if (!info.ok) return info;
  const { game, seat, player, bot } = info.value;
  const seats = (await loadGame(game))?.seats ?? [];
  const names = seats.map((one) => [one, one === seat ? player.name : botTitle(t, bot, game)]);
  return ok<Sitters>({ names: Object.fromEntries(names), mine: seat });
}

async function online(match: string, t: TFunction) {
  const info = await ask((server) => server.match(match));
  if (!info.ok) return info;
  const { game } = info.value;
  await loadGame(game);
  const names = info.value.seats.flatMap(({ seat, player, bot }) => {
    if (bot !== undefined) return [[seat, botTitle(t, bot, game)]];
    return player ? [[seat, player.name]] : [];
  });
  const { mine } = info.value;
  return ok<Sitters>({ names: Object.fromEntries(names), ...(mine !== undefined && { mine }) });
}

async function local(match: string, t: TFunction) {
  const about = await localArena.ask('about', { match });
  if (!about.ok) return about;
  const { game, seats, seat: mine, bot } = about.value;
  // Its words name the computer's characters.
  await loadGame(game);
  const names = seats.map((seat) => [seat, seat === mine ? t('match.you') : botTitle(t, bot ?? '', game)]);
  return ok<Sitters>({ names: Object.fromEntries(names), mine });
}
