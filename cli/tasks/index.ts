import { decisionTask } from '@tactarium/arena/bots/decisionTask';
import type { AnyTask } from '@tactarium/farm/task';
import { battles } from './battles.ts';
import { chancesTask } from './chances.ts';
import { runs } from './runs.ts';
import { teams } from './teams.ts';
import { tournamentGame } from './tournamentGame.ts';

/** Every kind of work that a farm can be given. */
export const tasks: readonly AnyTask[] = [tournamentGame, battles, runs, teams, chancesTask, decisionTask];
