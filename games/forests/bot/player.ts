import type { Bot } from '@tactarium/engine';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import type { Character } from './goals.ts';
import { nextCommand } from './plan.ts';
import { sceneOf } from './scene.ts';

/** A player of this character. It sees a view, and forgets it with each command. */
export const player = (name: string, about: string, character: Character): Bot<View, Command, Event> => ({
  name,
  about,
  decide: ({ view }) => nextCommand(sceneOf(view), character),
});
