import type { Plugin } from 'vite';

/** How a contract's `load` is written where the bundler has put the files' addresses in. */
const LOAD = /\(\) ?=> ?import\((["'`])((?:\.\.?\/)+body\/[\w-]+\.js)\1\)/g;

/**
 * Has contracts of the page layout ask for a body that did not come under an address of its own: in
 * Firefox an address whose script has failed stays failed until the page is left.
 */
export const bodiesAgain: Plugin = {
  name: 'bodies-again',
  renderChunk: (code) => ({
    code: code.replace(LOAD, '(again = "") => import("$2" + again)'),
    map: null,
  }),
};
