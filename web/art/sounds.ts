/** What can be heard. Each is a handful of numbers for the synthesiser; none is a file. */
const SOUNDS = {
  lift: [0.4, 0, 320, 0.005, 0.01, 0.03, 1, 1.6],
  step: [0.7, 0.02, 150, 0.005, 0.02, 0.07, 3, 1.3, -8],
  place: [0.5, 0.02, 220, 0.005, 0.02, 0.06, 2, 1.4],
  clash: [1, 0.04, 420, 0.005, 0.06, 0.24, 4, 2.4, -3, 0, 0, 0, 0, 1.1, 12],
  fall: [0.9, 0.02, 160, 0.02, 0.1, 0.3, 2, 1.2, -2, -0.4],
  halo: [0.7, 0, 523, 0.02, 0.14, 0.32, 0, 1.4, 0, 0, 260, 0.09],
  tie: [0.8, 0, 294, 0.03, 0.2, 0.28, 1, 1.2, 0, 0, 147, 0.12],
  choose: [0.5, 0, 392, 0.01, 0.04, 0.09, 0, 1.3],
  begin: [0.8, 0, 196, 0.04, 0.24, 0.4, 2, 1, 0, 0, 98, 0.16],
  turn: [0.35, 0, 660, 0.01, 0.03, 0.12, 0, 1.2],
  won: [0.9, 0, 392, 0.04, 0.3, 0.5, 0, 1.3, 0, 0, 196, 0.13],
  lost: [0.8, 0, 220, 0.04, 0.3, 0.5, 2, 1, 0, 0, -55, 0.16],
  drawn: [0.7, 0, 330, 0.04, 0.2, 0.4, 0, 1.1],
  gallop: [0.7, 0.03, 110, 0.005, 0.03, 0.09, 3, 1.1, -6, 0, 0, 0, 0.05],
  gate: [1, 0.02, 90, 0.01, 0.12, 0.34, 4, 1.1, -1, 0, 0, 0, 0, 0.8],
  stone: [0.7, 0.05, 240, 0.003, 0.02, 0.1, 4, 2.2, -6, 0, 0, 0, 0, 1.4, 20],
  chime: [0.6, 0, 587, 0.01, 0.1, 0.3, 0, 1.3, 0, 0, 196, 0.07],
  horn: [0.6, 0, 165, 0.05, 0.22, 0.26, 2, 0.9],
  drum: [0.9, 0.01, 80, 0.005, 0.05, 0.22, 0, 0.7, -2],
  alarm: [0.8, 0, 440, 0.01, 0.16, 0.16, 2, 1.2, 0, 0, 110, 0.08],
  coin: [0.4, 0, 880, 0.005, 0.03, 0.12, 0, 1.5, 0, 0, 440, 0.04],
  servo: [0.35, 0.01, 190, 0.02, 0.08, 0.09, 2, 0.6, 4],
  lock: [0.35, 0, 940, 0.002, 0.02, 0.05, 1, 1.2],
  stomp: [0.9, 0.03, 62, 0.004, 0.03, 0.16, 4, 0.8, -3],
  jet: [0.6, 0.05, 120, 0.06, 0.22, 0.3, 4, 0.5, 3],
  laser: [0.6, 0.02, 1180, 0.005, 0.06, 0.16, 2, 1.3, -26],
  cannon: [1, 0.03, 96, 0.004, 0.05, 0.28, 4, 1.6, -2],
  missiles: [0.7, 0.06, 300, 0.02, 0.14, 0.26, 4, 1, -9, 0, 0, 0, 0.05],
  gauss: [0.9, 0.01, 1500, 0.003, 0.03, 0.24, 1, 1.8, -48],
  flame: [0.6, 0.1, 90, 0.04, 0.2, 0.24, 4, 0.4],
  gun: [0.6, 0.03, 240, 0.003, 0.05, 0.07, 4, 1.5, -4, 0, 0, 0, 0.03],
  whiff: [0.3, 0.02, 520, 0.02, 0.03, 0.1, 4, 0.4, -14],
  armor: [0.6, 0.04, 330, 0.003, 0.02, 0.12, 4, 2.4, -4, 0, 0, 0, 0, 1.2, 30],
  critical: [0.7, 0.03, 760, 0.004, 0.05, 0.2, 3, 2, -10, 0, -180, 0.05],
  blast: [1.3, 0.04, 48, 0.01, 0.18, 0.6, 4, 1.2, -0.4],
  steam: [0.35, 0.2, 1600, 0.05, 0.14, 0.28, 4, 0.2, -4],
  power: [0.6, 0, 240, 0.03, 0.12, 0.3, 2, 1, -6],
  dice: [0.4, 0.08, 520, 0.002, 0.02, 0.05, 4, 2, 0, 0, 0, 0, 0.04],
  sighted: [0.4, 0, 494, 0.01, 0.05, 0.16, 1, 1.4, 0, 0, -98, 0.06],
  crack: [0.5, 0.04, 320, 0.002, 0.01, 0.06, 4, 2.6, -9, 0, 0, 0, 0, 1.8, 24],
  fire: [0.5, 0.1, 70, 0.03, 0.16, 0.3, 4, 0.6, 0, 0, 0, 0, 0, 0.9],
  poison: [0.5, 0.05, 210, 0.02, 0.12, 0.2, 1, 0.5, 6, 0, 0, 0, 0.06],
  curse: [0.5, 0, 130, 0.06, 0.2, 0.34, 2, 0.8, -1, 0, -40, 0.1],
  frost: [0.45, 0, 1180, 0.01, 0.06, 0.26, 0, 2.2, -2, 0, 320, 0.05],
  plague: [0.5, 0.2, 95, 0.04, 0.18, 0.3, 3, 0.4, 1, 0, 0, 0, 0.09],
} as const;
export type SoundName = keyof typeof SOUNDS;

/** The synthesiser opens the sound device when it is loaded, so it waits for the first sound that is wanted. */
let synthesiser: Promise<typeof import('zzfx')> | undefined;

/** Computing a sound takes tens of milliseconds, so each is computed once, and in a task of its own. */
const samples = new Map<SoundName, Promise<readonly number[]>>();
let lastComputed: Promise<unknown> = Promise.resolve();

function samplesOf(name: SoundName, { ZZFX }: typeof import('zzfx')): Promise<readonly number[]> {
  const known = samples.get(name);
  if (known) return known;
  const [volume, , ...rest] = SOUNDS[name];
  const computed = lastComputed.then(nextTask).then(() => ZZFX.buildSamples(volume, 0, ...rest));
  lastComputed = computed;
  samples.set(name, computed);
  return computed;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Browsers stay silent until the first touch; a sound before that is dropped, not queued. */
export async function play(name: SoundName): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  synthesiser ??= import('zzfx');
  const loaded = await synthesiser;
  const sound = await samplesOf(name, loaded);
  const [, randomness] = SOUNDS[name];
  // No two are quite the same.
  loaded.ZZFX.playSamples([sound], 1, 1 + randomness * (2 * Math.random() - 1));
}
