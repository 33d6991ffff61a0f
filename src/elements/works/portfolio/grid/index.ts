export { Grid, type GridProps } from './grid';
export { type ScrollPosition, savedPosition } from './scroll-memory';
export { Viewport } from './viewport';
