/** Whether an address is that of something that is being played. */
export const isMatch = (path: string): boolean => /^\/(match|run|battle)\//.test(path);
