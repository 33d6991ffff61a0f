export { Grid, type GridProps } from './grid';
export { type Place, restorable } from './scroll-memory';
export { Viewport } from './viewport';
