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
  sighted: [0.4, 0, 494, 0.01, 0.05, 0.16, 1, 1.4, 0, 0, -98, 0.06],
} as const;
export type SoundName = keyof typeof SOUNDS;

/** The synthesiser opens the sound device when it is loaded, so it waits for the first sound that is wanted. */
let synthesiser: Promise<typeof import('zzfx')> | undefined;

/** Browsers stay silent until the first touch; a sound before that is dropped, not queued. */
export async function play(name: SoundName): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  synthesiser ??= import('zzfx');
  const { zzfx } = await synthesiser;
  zzfx(...SOUNDS[name]);
}
