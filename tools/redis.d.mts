export const HELP: string;
export function findRedis(): string | undefined;
export function ensureRedis(): void;
