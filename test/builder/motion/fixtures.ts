import { configure, defaultConfig } from '../../../src/core/config';

const opened: AbortController[] = [];
const restores: (() => void)[] = [];

/** Returns a signal that aborts at the end of the test at the latest. */
export function newRun(): AbortController {
  const controller = new AbortController();
  opened.push(controller);
  return controller;
}

/** Sets a global for the rest of the test. */
export function replaceGlobal(name: 'matchMedia' | 'IntersectionObserver', value: unknown): void {
  const original = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
  restores.push(() => {
    if (original) Object.defineProperty(window, name, original);
  });
}

/** Cleans up after a test; for `afterEach`. */
export function endRuns(): void {
  for (const controller of opened.splice(0)) controller.abort();
  for (const restore of restores.splice(0)) restore();
  configure({ ...defaultConfig, rtl: undefined });
}
