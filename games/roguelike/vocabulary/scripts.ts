/** What no words say: one file each in battle/abilities/scripted/. */
export const SCRIPTS = ['conserve_ammo', 'rapid_reload', 'burnout'] as const;
export type ScriptName = (typeof SCRIPTS)[number];

/** AMM-2: of its maximum HP, what an ability used on cooldown costs. */
export const BURNOUT_PERCENT = 15;

/** One sentence each for the player. */
export const scriptTexts: { readonly [S in ScriptName]: string } = {
  conserve_ammo: 'A shot that kills costs no ammunition.',
  rapid_reload: 'Its cooldown falls by 2 each turn.',
  burnout: `It may use its ability on cooldown for ${BURNOUT_PERCENT} % of its maximum HP.`,
};
