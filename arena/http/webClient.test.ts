import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from '../../tools/compress.mjs';
import { answerProblems } from './problems.ts';
import { serveWebClient } from './webClient.ts';

const PAGE = `<title>Tactarium</title>${'<p>turn-based tactics</p>'.repeat(50)}`;
const MAIN = `// main\n${'play();\n'.repeat(100)}`;

describe('the web client', () => {
  let folder: string;
  let server: FastifyInstance;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tactarium-web-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'sw.js'), '// worker');
    writeFileSync(join(folder, 'assets', 'main-1.js'), MAIN);
    writeFileSync(join(folder, 'index.html'), PAGE);
    compressFolder(folder);
    server = fastify();
    answerProblems(server, { keep: () => {} });
    await serveWebClient(server, folder);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const visit = (url: string, accept = 'text/html') => server.inject({ url, headers: { accept } });

  it.each(['/', '/play/rps', '/match/whatever?x=1'])('is what a visitor gets at %s, fresh each time', async (url) => {
    const { statusCode, headers, body } = await visit(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('Tactarium');
  });

  it('is at the front door for everybody, whatever they say they accept', async () => {
    expect((await visit('/', '*/*')).body).toContain('Tactarium');
  });

  it('keeps files for ever whose names change when they do, and no others', async () => {
    expect((await visit('/assets/main-1.js', '*/*')).headers['cache-control']).toContain('immutable');
    expect((await visit('/sw.js', '*/*')).headers['cache-control']).toBeUndefined();
  });

  describe.each([
    ['/assets/main-1.js', MAIN],
    ['/match/whatever', PAGE],
  ])('of which %s', (url, text) => {
    const fetch = (encoding: string) =>
      server.inject({ url, headers: { accept: 'text/html', 'accept-encoding': encoding } });

    it.each([
      ['br', 'gzip, deflate, br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const)('is sent as %s to whoever accepts it', async (encoding, accepted, unpack) => {
      const { headers, rawPayload } = await fetch(accepted);
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(rawPayload.length).toBeLessThan(text.length / 4);
      expect(unpack(rawPayload).toString()).toBe(text);
    });

    it('is sent as it is to everybody else', async () => {
      const { headers, body } = await fetch('identity');
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['vary']).toBe('accept-encoding');
      expect(body).toBe(text);
    });
  });

  it.each([
    ['/api/nothing', 'text/html'],
    ['/nothing.js', '*/*'],
    ['/assets/../../package.json', '*/*'],
    ['/assets/main-2.js', '*/*'],
  ])('is not what a program gets at %s', async (url, accept) => {
    const { statusCode, body } = await visit(url, accept);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ code: 'request/not-found' });
  });
});
