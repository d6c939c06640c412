const here = new URL('.', import.meta.url);

/** The folder of this package, whether this runs from the sources or from what was built. */
export const packageRoot = here.pathname.endsWith('/dist/') ? new URL('..', here) : here;

/** Threads and processes run what was built, also when their caller runs from the sources, as tests do. */
export const builtFile = (path: string): URL => new URL(`dist/${path}`, packageRoot);
