import type { ChildrenPolicy } from '../../../core/element/contract';
import { classSelector } from '../markup/names';

/**
 * What becomes of a tag's children: where they hold what matches, which the builder has printed, that
 * comes alive in place; a tag without it is drawn.
 */
export function printedWith(selector: string): (host: HTMLElement) => ChildrenPolicy {
  return (host) => (host.querySelector(selector) ? 'enhance' : 'replace');
}

/** The same by a class of the builder's, such as `counter`: its name is known when a tag is looked at. */
export function printedAs(name: string): (host: HTMLElement) => ChildrenPolicy {
  return (host) => printedWith(classSelector(name))(host);
}
