export { type Extending, extendTo } from './extend';
export { Listing, type ListingState, type LoadPage, type PageCall } from './listing';
export { matches } from './matches';
export { knownRows, type Page, type Range, type Rows, rowAt } from './rows';
export * from './selection';
export * from './undo-queue';
