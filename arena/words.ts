import { type Refusal, sayRefusal } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Problem } from '@tactarium/protocol';

/** What the arena itself refuses: the status and the sentence. */
const REFUSALS: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  'request/malformed': [400, 'That request cannot be read.'],
  'request/not-found': [404, 'There is nothing at this address.'],
  'request/method': [405, 'That cannot be done at this address.'],
  'request/slow': [408, 'That request took too long to arrive.'],
  'request/upgrade': [426, 'Connect to this address by WebSocket.'],
  'request/too-large': [413, 'That request is too large.'],
  'request/head-too-large': [431, 'The address or the head of that request is too long.'],
  'request/media-type': [415, 'Send requests as JSON.'],
  'request/failed': [500, 'Something went wrong on our side. We have logged it.'],
  'message/malformed': [400, 'That message cannot be read.'],
  'message/too-large': [413, 'That message is too large.'],
  'origin/foreign': [403, 'This page does not belong to this server.'],
  'session/missing': [401, 'Sign in, or begin as a guest.'],
  'session/not-found': [404, 'There is no such session.'],
  'login/wrong': [403, 'The name or the password is wrong.'],
  'login/slow-down': [429, 'Too many attempts: wait a little.'],
  'password/easy': [400, 'That password is too easy to guess: choose another one.'],
  'name/taken': [409, 'That name is taken.'],
  'limit/requests': [429, 'Too many requests: wait a little.'],
  'limit/messages': [429, 'Too many messages: wait a little.'],
  'limit/queue': [429, 'Too many commands are waiting in this match.'],
  'limit/sockets': [429, 'You have too many connections open.'],
  'limit/watched': [429, 'You are watching too many matches at once.'],
  'limit/matches': [429, 'You have too many matches under way: finish some first.'],
  'limit/decisions': [429, 'The computer is still thinking in many of your matches: wait a little.'],
  'arena/stopping': [503, 'The server is restarting. Try again in a moment.'],
  'arena/away': [503, 'The database is not answering. Try again in a moment.'],
  'game/unknown': [404, 'There is no such game.'],
  'game/own-door': [409, 'Start this game through its own requests.'],
  'quick/left-early': [429, 'You left several games right at the start: wait a while before the next quick match.'],
  'game/not-for-two': [409, 'This game is not played by two people against each other.'],
  'player/not-found': [404, 'There is no such player.'],
  'bot/unknown': [404, 'There is no such computer opponent.'],
  'seats/wrong-number': [400, 'This game has a different number of seats.'],
  'seats/one-for-you': [400, 'Exactly one of the seats has to be yours.'],
  'options/malformed': [400, 'Those are not options of this game.'],
  'invite/not-found': [404, 'There is no such invitation.'],
  'seats/unknown': [400, 'There is no such seat in this game.'],
  'share/not-found': [404, 'There is no such shared game.'],
  'share/solitary': [409, 'Runs are not shared by uploading them.'],
  'share/other-rules': [409, 'This game was played by other rules than those of this server.'],
  'share/not-over': [409, 'Only a finished game can be shared.'],
  'share/broken': [409, 'This game is not genuine: playing it again gives another game.'],
  'share/too-large': [413, 'This game is too large to be shared.'],
  'share/too-long': [409, 'Playing this game again takes too long, so it cannot be shared.'],
  'limit/shares': [429, 'You have shared as many games as possible within a day.'],
  'limit/studies': [429, 'The server is busy with other shared games: try again in a minute.'],
  'match/not-found': [404, 'There is no such match.'],
  'match/not-seated': [403, 'You have no seat in this match.'],
  'match/private': [403, 'This match is not open to spectators.'],
  'match/full': [409, 'All seats of this match are taken.'],
  'match/taken': [409, 'That match exists already.'],
  'match/not-begun': [409, 'This match has not started yet.'],
  'match/begun': [409, 'This match has started: you can only resign.'],
  'match/not-over': [409, 'This match is not over yet.'],
  'match/expired': [410, 'This match ended so long ago that its moves are no longer kept.'],
  'match/void': [410, 'This match is void: it was closed without a result.'],
  'claim/slow-clock': [409, 'Time can be called only in games with a fast clock.'],
  'claim/nobody-left': [409, 'Nobody who is to move has left.'],
  'claim/too-early': [409, 'Wait a little: your opponent may come back.'],
  'push/off': [409, 'This server sends no notifications.'],
  'push/endpoint': [400, 'That is not the address of a push service.'],
  'push/keys': [400, 'Those are not the keys of a browser.'],
  'run/not-found': [404, 'There is no such run of yours.'],
  'run/active': [409, 'You have a run under way: finish or abandon it first.'],
  'run/stale': [409, 'Your run has moved on: look at it again.'],
  'battle/not-found': [404, 'There is no such battle.'],
  'faction/not-found': [404, 'There is no such faction.'],
  'deck/not-found': [404, 'There is no such deck of yours.'],
  'deck/locked': [409, 'Play a run to its end first: then you can build decks.'],
  'deck/other-leader': [409, 'That deck is for another faction or leader.'],
  'limit/decks': [429, 'You have as many decks as can be kept: drop one first.'],
  'command/malformed': [400, 'That is not a command of this game.'],
  'command/stale': [409, 'The match has moved on: look at it again.'],
};

/** A refusal as it is sent: the arena's own sentence, or the game's. */
export function problemOf(refused: Refusal, game?: string): Problem {
  const { code, detail } = refused;
  const entry = game === undefined ? undefined : gameNamed(game);
  const message = REFUSALS[code]?.[1] ?? (entry ? sayRefusal(entry.words, refused) : `That is refused (${code}).`);
  return { code, message, ...(detail !== undefined && { detail: detail as Problem['detail'] }) };
}

/** What the rules refuse was understood, but is not possible now. */
export const statusOf = ({ code }: { readonly code: string }): number => REFUSALS[code]?.[0] ?? 409;
