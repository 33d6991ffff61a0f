/**
 * nh-elements: web components for content sites.
 *
 * Importing this registers nothing; `defineElements()` does, and fetches each body when its first
 * element is connected.
 */
import { defineElement } from './core/element';
import { contracts } from './elements';
import { provideMotion } from './elements/built';

export type { ElementProblem } from './core/element';
export { contracts } from './elements';
export type * from './elements/tag-names';
export * from './page';

/** Which elements are registered, and how. */
export interface DefineOptions {
  /** Draw into shadow roots; default: light DOM, or what `data-shadow` on the autoload script says. */
  readonly shadow?: 'open' | 'closed' | false;
  /** Only these tags; default: all. */
  readonly tags?: readonly (typeof contracts)[number]['tag'][];
}

/** Registers the elements. A tag that is registered already stays as it is. */
export function defineElements({ shadow, tags }: DefineOptions = {}): void {
  provideMotion();
  for (const contract of contracts) {
    if (!tags || tags.includes(contract.tag)) defineElement(contract, { shadow });
  }
}
