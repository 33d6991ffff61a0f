/** What bodies use; the only part of `core/element` that brings React. */
export { Drawing } from './drawing';
export { useFound } from './found';
export { useEmit, useHost, useInstance } from './host-context';
export { Portal } from './portal';
export { Slot } from './slot';
