import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { play } from './sounds.ts';

/** Samples and rate of every sound that was started. */
const started: { readonly samples: Float32Array; readonly rate: number }[] = [];

/** A sound device that only notes what it is given. */
class Device {
  readonly destination = {};
  createBuffer = (_: number, length: number) => {
    const samples = new Float32Array(length);
    return { samples, getChannelData: () => samples };
  };
  createBufferSource = () => {
    const source = {
      buffer: undefined as { samples: Float32Array } | undefined,
      playbackRate: { value: 1 },
      connect: (next: object) => next,
      start: () => started.push({ samples: source.buffer!.samples, rate: source.playbackRate.value }),
    };
    return source;
  };
  createGain = () => ({ gain: { value: 1 }, connect: (next: object) => next });
}

beforeAll(() => {
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal(
    'StereoPannerNode',
    class {
      connect = (next: object) => next;
    },
  );
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
});
afterAll(() => vi.unstubAllGlobals());

it('every sound is heard, however many come at once, and is computed once', async () => {
  const build = vi.spyOn((await import('zzfx')).ZZFX, 'buildSamples');
  await Promise.all([play('step'), play('clash'), play('step'), play('step')]);
  await play('step');
  expect(started).toHaveLength(5);
  expect(build).toHaveBeenCalledTimes(2);
  const steps = started.filter(({ samples }) => samples.length === started.at(-1)!.samples.length);
  expect(steps).toHaveLength(4);
  expect(steps[0]!.samples.some((sample) => Math.abs(sample) > 0.01)).toBe(true);
  // By as much as the sound may vary.
  expect(new Set(steps.map(({ rate }) => rate)).size).toBeGreaterThan(1);
  for (const { rate } of steps) expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.02);
  build.mockRestore();
});
