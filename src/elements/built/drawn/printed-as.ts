import { classSelector } from '../../../builder/markup/names';
import type { ChildrenPolicy } from '../../../core/element/contract';

/**
 * Returns a children policy: a tag whose children match `selector` contains the builder's markup and is
 * activated in place; any other tag is drawn from its settings.
 */
export function printedWith(selector: string): (host: HTMLElement) => ChildrenPolicy {
  return (host) => (host.querySelector(selector) ? 'enhance' : 'replace');
}

/**
 * Returns the children policy of `printedWith` for a class of the builder, such as `counter`. The prefix
 * of the class is configurable, so the selector is built when a tag is examined.
 */
export function printedAs(name: string): (host: HTMLElement) => ChildrenPolicy {
  return (host) => printedWith(classSelector(name))(host);
}
