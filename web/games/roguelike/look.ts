/** What each faction looks like: its colour and the weave of its cards. */
export interface FactionLook {
  readonly colour: string;
  readonly weave: string;
}

const LOOKS: Readonly<Record<string, FactionLook>> = {
  order: {
    colour: '#b9912f',
    weave: 'repeating-linear-gradient(90deg, rgb(255 255 255 / 7%) 0 2px, transparent 2px 18px)',
  },
  chaos: {
    colour: '#a3332b',
    weave: 'repeating-linear-gradient(135deg, rgb(0 0 0 / 18%) 0 6px, transparent 6px 16px)',
  },
  nature: {
    colour: '#3f7d3a',
    weave: 'repeating-radial-gradient(circle at 0 100%, rgb(255 255 255 / 6%) 0 6px, transparent 6px 18px)',
  },
  shadow: {
    colour: '#5b4a7d',
    weave: 'repeating-linear-gradient(60deg, rgb(0 0 0 / 20%) 0 10px, transparent 10px 22px)',
  },
  arcane: {
    colour: '#2f6db0',
    weave: 'repeating-conic-gradient(from 0deg at 50% 120%, rgb(255 255 255 / 7%) 0 8deg, transparent 8deg 18deg)',
  },
  machine: {
    colour: '#77695a',
    weave:
      'repeating-linear-gradient(0deg, rgb(0 0 0 / 16%) 0 2px, transparent 2px 12px), repeating-linear-gradient(90deg, rgb(0 0 0 / 16%) 0 2px, transparent 2px 12px)',
  },
  humans: { colour: '#8a5a33', weave: 'linear-gradient(115deg, rgb(255 255 255 / 9%) 50%, transparent 50.4%)' },
  undead: {
    colour: '#4f6f62',
    weave: 'repeating-radial-gradient(circle at 50% 0, rgb(0 0 0 / 18%) 0 8px, transparent 8px 20px)',
  },
};

const PLAIN: FactionLook = { colour: '#555b6b', weave: 'none' };

/** By a faction, or by anything whose id begins with one: `order/squire`. */
export const lookOf = (id: string): FactionLook => LOOKS[id.split('/')[0]!] ?? PLAIN;
