import type { Page } from '@playwright/test';
import { rolesThrough } from '@tactarium/arena';
import { beats, value } from '@tactarium/arena/testing/pairs';
import { ArenaClient } from '@tactarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { seriousFaults } from './axe.ts';
import { newPage } from './site.ts';

/** Names are text, whatever is in them. */
const ADA = 'Ada <b>&amp; Co</b>';
const PASSWORD = 'correct horse';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let site: ArenaSite;
let ada: ArenaClient;
let adaId: string;
beforeAll(async () => {
  site = await openArena();
  ada = new ArenaClient(site.url);
  await ada.guest();
  await ada.change({ name: ADA, password: PASSWORD });
  adaId = (await value(ada.me())).id;
  // So many that she is listed.
  for (const name of ['Bea', 'Cleo', 'Dora', 'Fritz', 'Gustav', 'Bob']) {
    const other = new ArenaClient(site.url);
    await other.guest();
    await value(other.change({ name, password: PASSWORD }));
    await beats(ada, other);
    await beats(other, ada);
  }
});
afterAll(() => site.close());

async function signIn(page: Page, name: string, password: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Sign in' }) });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

async function create(page: Page, name: string, password: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Create an account' }) });
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('New password').fill(password);
  await form.getByRole('button', { name: 'Create an account' }).click();
}

const menuButton = (page: Page) => page.getByRole('button', { name: /^Account:/ });

describe('an account', () => {
  it('gives its data as a file, and is deleted after being asked twice and for the password', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await page.goto(`${site.url}/sign-in`);
    await create(page, 'Leaver', PASSWORD);
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
    await page.getByRole('region', { name: 'Recovery codes' }).getByText('You have no codes.').waitFor();
    await page.goto(`${site.url}/settings`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('tactarium.json');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('wrong horse');
    await dialog.getByRole('button', { name: 'Yes, delete it for ever' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Yes, delete it for ever' }).click();
    await expect.poll(() => menuButton(page).textContent()).toContain('Guest');
    const again = await new ArenaClient(site.url).signIn('Leaver', PASSWORD);
    expect(again).toMatchObject({ ok: false, error: { code: 'login/wrong' } });
    expect(faults.filter((fault) => !fault.includes('403'))).toEqual([]);
    await page.context().close();
  });

  it('is found again by a recovery code when its password is lost', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await page.goto(`${site.url}/sign-in`);
    await create(page, 'Forgetful', PASSWORD);
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
    await page.goto(`${site.url}/settings`);
    await page.getByText('You have no codes.').waitFor();
    await page.getByRole('button', { name: 'Make new codes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Make new codes' }).click();
    const code = await dialog.locator('code').first().textContent();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Save as a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('tactarium-recovery-codes.txt');
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('8 codes are left.').waitFor();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());

    await page.goto(`${site.url}/sign-in`);
    await page.getByText('Lost your password?').click();
    const form = page.locator('form', { has: page.getByRole('heading', { name: 'Use a recovery code' }) });
    await form.getByLabel('Name').fill('Forgetful');
    await form.getByLabel('Recovery code').fill('AAAA-AAAA-AAAA-AAAA');
    await form.getByLabel('New password').fill('battery staple');
    await form.getByRole('button', { name: 'Set password and sign in' }).click();
    await form.getByRole('alert').waitFor();
    await form.getByLabel('Recovery code').fill(code!.toLowerCase());
    await form.getByRole('button', { name: 'Set password and sign in' }).click();
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
    expect(faults.filter((fault) => !fault.includes('403'))).toEqual([]);
    await page.context().close();
  });

  it('with the role of an admin bans, and sees it in the log; without it, nothing', async () => {
    for (const name of ['Keeper', 'Rowdy']) {
      const client = new ArenaClient(site.url);
      await client.guest();
      await value(client.change({ name, password: PASSWORD }));
    }
    const { page, faults } = await newPage(site, { motion: 'off' });
    await page.goto(`${site.url}/sign-in`);
    await signIn(page, 'Keeper', PASSWORD);
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
    await page.goto(`${site.url}/admin`);
    await page.getByText('Only admins can do that.').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    const roles = (await rolesThrough(site.folder))!;
    expect(await roles.appoint('Nobody', true)).toMatchObject({ error: { code: 'player/not-found' } });
    await roles.appoint('Keeper', true);
    expect(await (await rolesThrough(site.folder))!.admins()).toEqual(['Keeper']);
    await page.reload();
    await page.getByLabel('Name or id').fill('rowdy');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: 'Ban' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason, for the log').fill('throws the board');
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ban' }).click();
    await page.getByText(/^Banned until/).waitFor();
    await page.getByText('7 d: throws the board').waitFor();
    expect(await new ArenaClient(site.url).signIn('Rowdy', PASSWORD)).toMatchObject({
      error: { code: 'player/banned' },
    });
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('403'))).toEqual([]);
    await page.context().close();
  });

  it('is made, left, and found again in another browser with its games', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await page.goto(site.url);
    expect(await page.context().cookies()).toEqual([]);
    await menuButton(page).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await create(page, 'Grace', PASSWORD);
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
    expect(await menuButton(page).textContent()).toContain('Grace');
    const grace = new ArenaClient(site.url);
    await value(grace.signIn('grace', PASSWORD));
    await beats(grace, ada);
    await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
    await page.getByRole('heading', { name: 'Create an account', exact: true }).waitFor();
    expect(await menuButton(page).textContent()).toContain('Guest');
    expect(faults).toEqual([]);

    const elsewhere = await newPage(site, { motion: 'off' });
    await elsewhere.page.goto(`${site.url}/sign-in`);
    await signIn(elsewhere.page, 'GRACE', PASSWORD);
    await elsewhere.page.getByRole('link', { name: 'My games' }).last().click();
    await elsewhere.page.getByRole('heading', { name: `Classic against ${ADA}` }).waitFor();
    await elsewhere.page.getByText('won', { exact: true }).waitFor();
    expect(elsewhere.faults).toEqual([]);
    for (const open of [page, elsewhere.page]) await open.context().close();
  });

  it('says what is wrong, and what to do', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    await page.goto(`${site.url}/sign-in`);
    const says = async (sentence: string): Promise<void> => {
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    };
    await signIn(page, 'Nobody at all', 'wrong horse');
    await says('Wrong name or password.');
    await create(page, 'X', PASSWORD);
    await says('A name needs 2 to 24 characters.');
    await create(page, 'Xenia', 'short');
    await says('A password needs at least 8 characters.');
    await create(page, ADA.toUpperCase(), PASSWORD);
    await says('That name is taken. Please choose another.');
    await create(page, 'Xen\u202eia', PASSWORD);
    await says('A name cannot hold characters that nobody can see.');
    await page.context().close();
  });

  it('takes over what a guest has played, a game under way too', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await page.goto(`${site.url}/play/rps?against=friend`);
    await page.getByRole('button', { name: 'Invite a friend' }).click();
    const link = await page.getByLabel('Invitation link').inputValue();
    const friend = new ArenaClient(site.url);
    await friend.guest('Zed');
    await value(friend.join(link.split('/').at(-1)!));
    await page.getByRole('grid').waitFor();
    const match = page.url().split('/').at(-1)!;
    await page.waitForLoadState('networkidle');
    await page.goto(`${site.url}/sign-in`);
    await page.getByRole('checkbox', { name: /Add the game I played here as Guest/ }).waitFor();
    await signIn(page, ADA, PASSWORD);
    await page.getByText('1 game was added to your account.').waitFor();
    await page.getByRole('link', { name: 'My games' }).last().click();
    await page.getByRole('heading', { name: 'Classic against Zed' }).waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    expect((await value(friend.match(match))).seats.map(({ player }) => player?.name)).toContain(ADA);
    await value(friend.play(match, 0, { type: 'resign' }));
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('has its name and password changed, and its other sessions ended', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await page.goto(`${site.url}/settings`);
    await create(page, 'Ivy', PASSWORD);
    // A refusal is a better message than a button that never came.
    const refusal = page.getByRole('alert');
    await page.getByRole('button', { name: 'Change name' }).or(refusal).first().waitFor();
    expect(await refusal.allTextContents()).toEqual([]);
    await page.getByLabel('Your name').fill('Ivy League');
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByText('Your name has been changed.').waitFor();
    expect(await menuButton(page).textContent()).toContain('Ivy League');
    const other = new ArenaClient(site.url);
    await value(other.signIn('ivy league', PASSWORD));
    await page.goto(`${site.url}/sign-in`);
    await page.getByRole('button', { name: 'Sign out there' }).click();
    await page.getByRole('button', { name: 'Sign out there' }).waitFor({ state: 'detached' });
    expect((await other.me()).ok).toBe(false);
    expect(faults).toEqual([]);
    await page.goto(`${site.url}/settings`);
    await page.getByLabel('Current password').fill('wrong horse');
    await page.getByLabel('New password').fill('another horse');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your current password is wrong.').waitFor();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password has been changed').waitFor();
    await value(other.signIn('ivy league', 'another horse'));
    await page.context().close();
  });
});

describe('who is how strong', () => {
  it('is on the leaderboard, and each player has a page with replays', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await page.goto(`${site.url}/leaderboard`);
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.locator('th').allTextContents()).toEqual([ADA]);
    expect(await page.context().cookies()).toEqual([]);
    await page.getByRole('link', { name: 'Forest War' }).click();
    await page.getByText('Nobody has won here yet.').waitFor();
    await page.getByRole('link', { name: 'Among people' }).click();
    await page.getByText('First place is waiting for you.').waitFor();
    await page.goto(`${site.url}/leaderboard`);
    await page.getByRole('link', { name: ADA }).click();
    await page.getByRole('heading', { level: 1, name: ADA }).waitFor();
    await page.getByRole('link', { name: 'Bob' }).first().waitFor();
    await page
      .getByText(/^[+−]\d+ points?$/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Replay', exact: true }).nth(1).click();
    await page.waitForURL(/\/replay\?match=m/);
    await page.getByRole('grid').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('says so when there is no such player', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    for (const id of ['p0123456789', 'nobody']) {
      await page.goto(`${site.url}/players/${id}`);
      await page.getByText('This player does not exist.').waitFor();
    }
    await page.context().close();
  });
});

describe.each([
  ['dark', 'en', DESKTOP],
  ['light', 'de', DESKTOP],
  ['light', 'en', PHONE],
  ['dark', 'de', PHONE],
] as const)('in the %s theme, in %s, at %o', (theme, language, viewport) => {
  it('no page has a serious fault or is wider than the window', async () => {
    const { page, faults } = await newPage(site, { theme, language, motion: 'off' }, viewport);
    const look = async (path: string): Promise<void> => {
      await page.goto(site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await seriousFaults(page)]).toEqual([path, []]);
      expect([path, await isWider(page)]).toEqual([path, false]);
    };
    for (const path of ['/sign-in', '/leaderboard', '/leaderboard?game=mechs', `/players/${adaId}`]) await look(path);
    await page.goto(`${site.url}/sign-in`);
    await page.locator('input[autocomplete=username]').first().fill(ADA);
    await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
    await page.locator('form button').first().click();
    await page.locator('#sessions').waitFor();
    for (const path of ['/sign-in', '/settings', '/leaderboard']) await look(path);
    await page.locator('button[aria-controls=account-menu]').click();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await isWider(page)).toBe(false);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

it('without a server these pages say so, and the computer still plays', async () => {
  const { page } = await newPage(site, { motion: 'off' });
  await page.goto(site.url);
  // From here on the browser has all pages.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await site.kill();
  await page.goto(`${site.url}/leaderboard`);
  await page.getByText('The server is not responding.').waitFor();
  await page.goto(site.url);
  await page.getByRole('button', { name: /computer/ }).click();
  await page.getByRole('grid').waitFor();
  await page.context().close();
  await site.start();
});

const isWider = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
