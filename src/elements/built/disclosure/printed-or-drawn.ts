import type { ChildrenPolicy } from '../../../core/element/contract';

/** What the builder has printed comes alive in place; a tag without its titles and panels is drawn. */
export function printedOrDrawn(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('[data-tab]') ? 'enhance' : 'replace';
}
