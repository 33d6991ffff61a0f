import { logError } from '../dom/log';

/** What went wrong in an element, and when. */
export interface ElementProblem {
  /** `settings`: an attribute cannot be used; `load`: its code did not come; `render`: its body threw. */
  readonly phase: 'settings' | 'load' | 'render';
  /** What happened, why it matters, what to do. */
  readonly message: string;
  readonly cause?: unknown;
}

/**
 * Tells the page (`nh-error`, bubbling and composed, detail `ElementProblem`) and the console, once
 * each, with the element as the console's second argument.
 */
export function reportProblem(host: HTMLElement, problem: ElementProblem): void {
  const { cause } = problem;
  const words = [`<${host.localName}>: ${problem.message}`, host];
  logError(...words, ...(cause === undefined ? [] : [cause]));
  host.dispatchEvent(
    new CustomEvent('nh-error', { detail: problem, bubbles: true, composed: true }),
  );
}
