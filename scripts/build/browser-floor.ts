/**
 * The oldest browsers that stylesheets are written for: those of the last two years, as docs/loading.md names
 * them.
 */
export const browserFloor = ['chrome131', 'firefox132', 'safari18.1'];
