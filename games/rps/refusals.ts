import { type Refusal, refusal } from '@tactarium/engine';

/** Every reason to refuse, and how it is said. */
export const REFUSALS = {
  'phase/not-setup': 'The armies are laid out already.',
  'phase/not-playing': 'Pieces move only while the game is being played.',
  'phase/no-tie': 'There is no tie to break.',
  'setup/ready-already': 'You have said that you are ready.',
  'setup/no-commands-left': 'You have changed your layout as often as you may; say that you are ready.',
  'setup/outside-home': 'That cell is not in your home rows.',
  'setup/same-cell': 'Two different cells are needed.',
  'setup/not-placed': 'Place your King and your Pit first.',
  'setup/not-full': 'Your army is not complete yet.',
  'move/not-your-turn': 'It is not your turn.',
  'move/off-board': 'That cell is not on the board.',
  'move/empty': 'There is no piece on that cell.',
  'move/not-yours': 'That piece is not yours.',
  'move/immobile': 'King and Pit do not move.',
  'move/not-a-step': 'A piece moves one step up, down, left or right.',
  'move/blocked': 'One of your own pieces stands there.',
  'tie/chosen-already': 'You have chosen, and a choice cannot be taken back.',
  'tie/not-in-play': 'That kind is not part of this variant.',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

export const no = (code: RefusalCode | 'match/over' | 'match/not-seated'): Refusal => refusal(code);
