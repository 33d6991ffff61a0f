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
 *
 * @param tag as the console names it: a node without a tag of ours has that of what lives in it
 */
export function reportProblem(
  host: HTMLElement,
  problem: ElementProblem,
  tag: string = host.localName,
): void {
  const { cause } = problem;
  const words = [`<${tag}>: ${problem.message}`, host];
  logError(...words, ...(cause === undefined ? [] : [cause]));
  host.dispatchEvent(
    new CustomEvent('nh-error', { detail: problem, bubbles: true, composed: true }),
  );
}
