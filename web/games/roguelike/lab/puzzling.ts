export { attemptPuzzle, puzzleOf } from '@tactarium/games/roguelike/client';
