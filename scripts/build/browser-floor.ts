/** The oldest browsers that are drawn for, those of two years, as README names them. */
export const browserFloor = ['chrome131', 'firefox132', 'safari18.1'];
