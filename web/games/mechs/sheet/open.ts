import { createStore } from 'zustand/vanilla';

/** Which mech's record sheet is open, if any: rosters, the map and lists open it, the page of the match shows it. */
export const sheetShown = createStore<{ readonly mech?: string }>(() => ({}));

export const openSheet = (mech: string): void => sheetShown.setState({ mech }, true);
export const closeSheet = (): void => sheetShown.setState({}, true);
