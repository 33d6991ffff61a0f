/**
 * nh-elements: web components for content sites.
 *
 * Importing this registers nothing; `defineElements()` does. Each body is loaded when its first element is
 * connected.
 */

import { provideMotion } from './builder';
import { requireInstance, requireType } from './builder/runtime/arguments/checks';
import { defineElement } from './core/element';
import { contracts } from './elements';

export type { ElementProblem } from './core/element';
export { contracts } from './elements';
export type * from './elements/tag-names';
export * from './page-scripts';

/** Options of `defineElements`. */
export interface DefineOptions {
  /** Renders into shadow roots. Default: light DOM, or `data-shadow` of the autoload script. */
  readonly shadow?: 'open' | 'closed' | false;
  /** Registers only these tags. Default: all. */
  readonly tags?: readonly (typeof contracts)[number]['tag'][];
}

/**
 * Registers the elements. A tag that is already registered is skipped.
 *
 * @throws TypeError if an option has the wrong type
 */
export function defineElements(options: DefineOptions = {}): void {
  requireType({ options }, 'options', 'object');
  const { shadow, tags } = options;
  if (tags !== undefined) requireInstance(options, 'tags', Array);
  provideMotion();
  for (const contract of contracts) {
    if (!tags || tags.includes(contract.tag)) defineElement(contract, { shadow });
  }
}
