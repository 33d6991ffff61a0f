import type { Plugin } from 'vite';

/** How the fetching of a body, and of Swiper, is written where the bundler has put the files' addresses in. */
const LOAD = /\(\) ?=> ?import\((["'`])((?:\.\.?\/)+(?:body|chunks\/swiper-)[^"'`]+\.js)\1\)/g;

/**
 * Has the page layout ask for a body, or for Swiper, that did not come under an address of its own: in
 * Firefox an address whose script has failed stays failed until the page is left.
 */
export const bodiesAgain: Plugin = {
  name: 'bodies-again',
  renderChunk: (code) => ({
    code: code.replace(LOAD, '(again = "") => import("$2" + again)'),
    map: null,
  }),
};
