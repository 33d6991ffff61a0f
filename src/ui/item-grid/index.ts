export { ItemGrid, type ItemGridProps, type ViewKind } from './item-grid';
export type { How, KeyCommand } from './keys';
export { type Sort, type SortKey, sortAfter } from './sort';
