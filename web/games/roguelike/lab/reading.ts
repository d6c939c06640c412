export { admit, readTold } from '@tactarium/games/roguelike/client';
