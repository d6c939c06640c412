import { type Fixture, type Played, playFixture } from './fixture.ts';

/** What a thread of the pool runs: piscina calls the default export. */
export default (fixture: Fixture): Played => playFixture(fixture);
