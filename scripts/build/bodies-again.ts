import type { Plugin } from 'vite';

/** The code that fetches a body, the parts of a carousel, or a form's controller, after the bundler has inserted the files' addresses. */
const LOAD =
  /\(\) ?=> ?import\((["'`])((?:\.\.?\/)+(?:chunks\/)?(?:body|swiper-|form-controller-|fade-|dots-|autoplay-control-|lazy-pictures-|names-)[^"'`]+\.js)\1\)/g;

/**
 * Makes the page layout retry such a file at a different address after a failure: in Firefox, an address whose script
 * has failed keeps failing until the page is left.
 */
export const bodiesAgain: Plugin = {
  name: 'bodies-again',
  renderChunk: (code) => ({
    code: code.replace(LOAD, '(again = "") => import("$2" + again)'),
    map: null,
  }),
};
