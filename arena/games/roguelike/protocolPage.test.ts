import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  battle,
  battleResult,
  run,
  runDraft,
  runFound,
  runHand,
  runHistory,
  runShop,
  runUpgraded,
} from '@tactarium/protocol';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { startServer } from '../../testing/server.ts';

const page = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8');
const section = page.slice(page.indexOf('### A run with curl'), page.indexOf('## The socket'));
const script = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text).join('\n');

/** What is asked, by its method and the end of its address, and what answers it. */
const ANSWERS: Readonly<Record<string, z.ZodType>> = {
  'GET draft': runDraft,
  'POST draft': runHand,
  'POST find': runFound,
  'POST battle': battleResult,
  'GET run': run,
  'GET shop': runShop,
  'POST upgrade': runUpgraded,
  'GET battle': battle,
  'GET history': runHistory,
};

/** Each request exactly as the page has it, with a line of its own for the answer. */
const PRINTING = `curl() {
  local answer; answer=$(command curl "$@"); printf '%s\\n' "$answer"; printf '%s\\t%s\\n' "$*" "$answer" >&3
}`;

it('RUN-15 docs/PROTOCOL.md plays a whole run with curl', async () => {
  const server = await startServer();
  const env = { ...process.env, SERVER: server.url };
  // With the seeds of this server the cards that the page names are on offer.
  const { stderr } = await promisify(execFile)('bash', ['-c', `exec 3>&2; set -eu; ${PRINTING}\n${script}`], { env });
  await server.stop();
  const asked = stderr.trimEnd().split(/\n(?=-s )/);
  const refused: string[] = [];
  const met = new Set<string>();
  for (const line of asked) {
    const [request, answer] = line.split(/\t(?=\{)/) as [string, string];
    const method = request.includes('-X POST') ? 'POST' : 'GET';
    const [, path] = /\/api\/(\S+)/.exec(request)!;
    const last = path!.split('/').at(-1)!;
    const kind = /^(guests|runs)$/.test(path!) ? path! : path!.startsWith('battles/') ? 'battle' : path!.startsWith('history/') ? 'history' : /^m\d/.test(last) ? 'run' : last; // biome-ignore format: a table
    if (kind === 'guests' || kind === 'runs') continue;
    const told: unknown = JSON.parse(answer);
    const isProblem = z.object({ code: z.string() }).safeParse(told);
    if (isProblem.success) refused.push(`${kind} ${isProblem.data.code}`);
    else expect(ANSWERS[`${method} ${kind}`]!.safeParse(told).error, request).toBeUndefined();
    met.add(`${method} ${kind}`);
  }
  expect([...met].sort()).toEqual(Object.keys(ANSWERS).sort());
  // Upgrades of the first card go as far as the gold does, and no further than tier 3.
  expect(refused.filter((one) => !/^upgrade upgrade\/(too-dear|highest)$/.test(one))).toEqual([]);
  const ended = JSON.parse(asked.at(-1)!.split(/\t(?=\{)/)[1]!) as z.infer<typeof runHistory>;
  expect(ended.run.status).not.toBe('active');
  expect(ended.battles).toHaveLength(ended.run.wins + ended.run.losses);
});
