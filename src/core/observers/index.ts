/**
 * Observers of position and size that also work where the browser's own report nothing: an extension may block
 * them. All code outside autoload observes through this module.
 */

export type { Observer, SizeEntry, ViewEntry } from './observer';
export { sizeObserver, viewObserver } from './observer';
