import { configure, defaultConfig } from '../../../../src/core/config';

const opened: AbortController[] = [];
const restores: (() => void)[] = [];

/** A signal that ends with the test at the latest. */
export function newRun(): AbortController {
  const controller = new AbortController();
  opened.push(controller);
  return controller;
}

/** Sets a global for the rest of the test. */
export function replaceGlobal(
  name: 'matchMedia' | 'IntersectionObserver' | 'innerWidth',
  value: unknown,
): void {
  const original = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
  restores.push(() => {
    if (original) Object.defineProperty(window, name, original);
  });
}

/** Ends what the test began; for `afterEach`. */
export function endRuns(): void {
  for (const controller of opened.splice(0)) controller.abort();
  for (const restore of restores.splice(0)) restore();
  configure({ ...defaultConfig, rtl: undefined });
}

/** Resolves once `element` looks as asked, watched by its attributes. */
export function until(element: Element, isReady: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = (): boolean => {
      if (!isReady()) return false;
      observer.disconnect();
      resolve();
      return true;
    };
    const observer = new MutationObserver(check);
    if (!check()) observer.observe(element, { attributes: true });
  });
}

/** Resolves after the page has been painted: what waits for a frame and for observers has run. */
export function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    ),
  );
}
