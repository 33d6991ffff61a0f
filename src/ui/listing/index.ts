export { type ExtendContext, extendTo } from './extend';
export { Listing, type ListingState, type LoadPage, type PageCall } from './listing';
export { matchesFilter } from './matches-filter';
export { knownRows, type Page, type Range, type Rows, rowAt } from './rows';
export * from './selection';
export * from './undo-queue';
