/** The API for bodies; the only part of `core/element` that imports React. */

export { Drawing } from '../drawing';
export { bodyRoot } from './body-root';
export { useEmit, useHost, useInstance } from './host-context';
export { Portal } from './portal';
export { Slot } from './slot';
export { useLatest } from './use-latest';
