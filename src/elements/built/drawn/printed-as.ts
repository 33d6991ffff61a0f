import type { ChildrenPolicy } from '../../../core/element/contract';
import { classSelector } from '../markup/names';

/**
 * What becomes of a tag's children: where they hold the builder's `name` (its class, as `counter`), that
 * comes alive in place; a tag without it is drawn.
 */
export function printedAs(name: string): (host: HTMLElement) => ChildrenPolicy {
  return (host) => (host.querySelector(classSelector(name)) ? 'enhance' : 'replace');
}
