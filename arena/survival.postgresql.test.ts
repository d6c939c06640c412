import { survivesKills } from './testing/survival.ts';

survivesKills('PostgreSQL');
