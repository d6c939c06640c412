import type { Browser, Page } from '@playwright/test';
import { testPorts } from '@tactarium/arena/testing/ports';
import { StandInPush, testVapid } from '@tactarium/arena/testing/pushService';
import { startServer, type TestServer } from '@tactarium/arena/testing/server';
import { ArenaClient } from '@tactarium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriousFaults } from './axe.ts';
import { DIST, newPage, openBrowser, type Site } from './site.ts';

const service = new StandInPush();
let browser: Browser;
let server: TestServer;
let site: Site;
beforeAll(async () => {
  browser = await openBrowser();
  server = await startServer({ ports: { ...testPorts(), push: { keys: testVapid(), sender: service } }, web: DIST });
  site = { url: server.url, browser, close: async () => {} };
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Chromium has no push service of its own here: this one is subscribed to instead, by the page's own calls. */
async function standIn(page: Page): Promise<void> {
  const { endpoint, keys } = service.subscribe('ada');
  await page.context().addInitScript(
    (subscription) => {
      const key = 'stand-in';
      const made = () => ({
        ...subscription,
        toJSON: () => subscription,
        unsubscribe: async () => {
          localStorage.removeItem(key);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(key, applicationServerKey);
          return made();
        },
        getSubscription: async () => (localStorage.getItem(key) === null ? null : made()),
      });
    },
    { endpoint, keys },
  );
}

it('a turn taken while no page is open is pushed, decrypted, and shown by the service worker', async () => {
  const ada = await newPage(site, { motion: 'off', language: 'de' }, undefined, { permissions: ['notifications'] });
  const { page } = ada;
  const context = page.context();
  await standIn(page);
  // Off until somebody turns it on.
  await page.goto(`${site.url}/settings`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const choice = page.getByRole('group', { name: 'Benachrichtigungen' });
  expect(await choice.getByRole('radio', { name: 'Aus' }).isChecked()).toBe(true);
  await choice.getByRole('radio', { name: 'An' }).click();
  await page.getByText('Dieser Browser sagt dir Bescheid').waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  const bob = new ArenaClient(server.url);
  await bob.guest('Bob');
  await page.goto(`${site.url}/play/rps?against=friend`);
  await page.getByRole('radio', { name: 'Rot' }).check();
  await page.getByRole('radio', { name: '1 Tag pro Zug' }).check();
  await page.getByRole('button', { name: 'Freund einladen' }).click();
  const link = await page.getByLabel('Einladungslink').inputValue();
  const joined = await bob.join(link.split('/').at(-1)!);
  const match = joined.ok ? joined.value.id : '';
  await page.getByRole('button', { name: 'Bereit', exact: true }).click();
  await page.getByText('noch auf').first().waitFor();
  expect(service.delivered).toEqual([]);

  const blank = await context.newPage();
  await page.close();
  await expect.poll(() => server.sockets.players).toBe(0);
  const commands = [{ type: 'place', king: [5, 0], pit: [5, 1] }, { type: 'shuffle' }, { type: 'ready' }];
  for (const [n, command] of commands.entries()) expect((await bob.play(match, n, command)).ok).toBe(true);
  await server.arena.push.idle();
  if (service.delivered.length === 0) {
    // Bob begins: Ada is called when he has moved.
    const legal = await bob.legal(match);
    const move = legal.ok ? legal.value.commands.find(({ type }) => type === 'move')! : { type: 'none' };
    expect((await bob.play(match, commands.length, move)).ok).toBe(true);
    await server.arena.push.idle();
  }
  expect(service.delivered).toHaveLength(1);
  const { text } = service.delivered[0]!;
  expect(JSON.parse(text)).toEqual({ type: 'turn', match, game: 'RPS Battle', opponent: 'Bob', language: 'de' });

  const cdp = await context.newCDPSession(blank);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(site.url) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data: text });
  const again = await context.newPage();
  await again.goto(`${site.url}/settings`);
  const shown = () =>
    again.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shown).toEqual([{ title: 'RPS Battle', body: 'Du bist am Zug gegen Bob', tag: match }]);

  // Turned off, the server knows this browser no more.
  const { player } = (await server.arena.players.visitor(bob.token!))!;
  expect(await server.store.pushesOf(player)).toEqual([]);
  const me = (await server.store.match(match))!.seats.find((seat) => seat.player !== player)!.player!;
  expect(await server.store.pushesOf(me)).toHaveLength(1);
  await again.getByRole('group', { name: 'Benachrichtigungen' }).getByRole('radio', { name: 'Aus' }).click();
  await expect.poll(async () => (await server.store.pushesOf(me)).length).toBe(0);
  expect(ada.faults).toEqual([]);
  await context.close();
});
