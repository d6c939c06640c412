import { err, ok } from '@tactarium/engine';
import { ArenaClient } from '@tactarium/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, needPlayer, readPlayer, session, signOut } from './session.ts';

const ADA = { id: 'p93vopdy8uar9d1k', name: 'Ada', guest: true };
const signed = { player: ADA, token: 'secret', session: 'sawgd7drvx0aizg6' };
const MISSING = { code: 'session/missing', message: '' };

beforeEach(() => vi.stubGlobal('location', { origin: 'http://localhost' }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  session.setState({}, true);
});

describe('who this browser is', () => {
  it('nobody, until somebody is needed; then a guest, made once', async () => {
    const guest = vi.spyOn(ArenaClient.prototype, 'guest').mockResolvedValue(ok(signed));
    expect(session.getState()).toEqual({});
    const all = await Promise.all([needPlayer(), needPlayer(), needPlayer()]);
    expect(all).toEqual([ok(ADA), ok(ADA), ok(ADA)]);
    expect(guest).toHaveBeenCalledTimes(1);
    expect(session.getState()).toEqual({ player: ADA });
  });

  it('a new guest where the server knows this browser no more', async () => {
    const guest = vi.spyOn(ArenaClient.prototype, 'guest').mockResolvedValue(ok(signed));
    session.setState({ player: { ...ADA, name: 'Gone' } });
    const question = vi.fn().mockResolvedValueOnce(err(MISSING)).mockResolvedValueOnce(ok(7));
    expect(await ask(question)).toEqual(ok(7));
    expect(guest).toHaveBeenCalledTimes(1);
    expect(session.getState()).toEqual({ player: ADA });
  });

  it('asks twice and no more', async () => {
    vi.spyOn(ArenaClient.prototype, 'guest').mockResolvedValue(ok(signed));
    const question = vi.fn().mockResolvedValue(err(MISSING));
    expect(await ask(question)).toEqual(err(MISSING));
    expect(question).toHaveBeenCalledTimes(2);
  });

  it('nobody after signing out', async () => {
    session.setState({ player: ADA });
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    expect(await signOut()).toEqual(ok(undefined));
    expect(session.getState()).toEqual({});
  });

  it.each([null, '', '{', '[]', '{"id":1,"name":"x","guest":true}', '{"id":"p1"}'])(
    'takes no %j for a player',
    (text) => {
      expect(readPlayer(text)).toEqual({});
    },
  );
});
