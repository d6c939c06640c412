import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
/** How long news of a match are shown. */
export const PACES = ['calm', 'brisk', 'at_once'] as const;
export const CONTRASTS = ['system', 'normal', 'high'] as const;
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly pace: (typeof PACES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly language: Language;
  readonly sound: boolean;
  /** Whether opponents can be heard, and spoken to. */
  readonly sayings: boolean;
}

/** What a browser tells of the machine's own wishes. */
export interface Machine {
  readonly languages: readonly string[];
  prefers(query: string): boolean;
}

/** What the page is told: every wish decided, none left to the system. */
export interface Look {
  readonly theme: 'dark' | 'light';
  readonly motion: 'on' | 'off';
  readonly contrast: 'normal' | 'high';
}

const KEY = 'tactarium.settings';

/** What was stored may be from another version, or from anybody: only what is known is taken. */
export function readSettings(text: string | null, machine: Machine): Settings {
  const stored = parse(text);
  const pick = <T extends string>(key: string, values: readonly T[], otherwise: T): T =>
    values.find((value) => value === stored[key]) ?? otherwise;
  const spoken = machine.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.some((one) => one === tag));
  return {
    theme: pick('theme', THEMES, 'system'),
    motion: pick('motion', MOTIONS, 'system'),
    pace: pick('pace', PACES, 'calm'),
    contrast: pick('contrast', CONTRASTS, 'system'),
    language: pick('language', LANGUAGES, (spoken as Language | undefined) ?? 'en'),
    sound: stored['sound'] !== false,
    sayings: stored['sayings'] !== false,
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    // Not ours, or half written: the usual settings serve.
    return {};
  }
}

/** Dark is the house's own theme: only who asks for light gets it. */
export const lookOf = ({ theme, motion, contrast }: Settings, machine: Machine): Look => ({
  theme: theme === 'system' ? (machine.prefers('(prefers-color-scheme: light)') ? 'light' : 'dark') : theme,
  motion: motion === 'system' ? (machine.prefers('(prefers-reduced-motion: reduce)') ? 'off' : 'on') : motion,
  contrast: contrast === 'system' ? (machine.prefers('(prefers-contrast: more)') ? 'high' : 'normal') : contrast,
});

const browser: Machine = {
  get languages() {
    return typeof navigator === 'undefined' ? [] : navigator.languages;
  },
  prefers: (query) => typeof matchMedia !== 'undefined' && matchMedia(query).matches,
};

const storage = (): Storage | undefined => (typeof localStorage === 'undefined' ? undefined : localStorage);

export const settings = createStore<Settings>(() => readSettings(storage()?.getItem(KEY) ?? null, browser));

export const useSettings = (): Settings => useStore(settings);
export const currentLook = (): Look => lookOf(settings.getState(), browser);

const FACTORS: Readonly<Record<Settings['pace'], number>> = { calm: 1, brisk: 0.45, at_once: 0 };

/** By how much everything that is shown for a while is shortened; 0: it is not shown at all. */
export const paceFactor = (): number => FACTORS[settings.getState().pace];

export function change(wish: Partial<Settings>): void {
  settings.setState(wish);
  storage()?.setItem(KEY, JSON.stringify(settings.getState()));
}

/** Tells the page how to look, now and whenever a setting or the machine's wish changes. */
export function keepLook(root: HTMLElement): void {
  const apply = (): void => {
    const { theme, motion, contrast } = currentLook();
    Object.assign(root.dataset, { theme, motion, contrast });
    root.lang = settings.getState().language;
  };
  apply();
  settings.subscribe(apply);
  for (const query of [
    '(prefers-color-scheme: light)',
    '(prefers-reduced-motion: reduce)',
    '(prefers-contrast: more)',
  ]) {
    matchMedia(query).addEventListener('change', apply);
  }
}
