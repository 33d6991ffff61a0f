import type { Adopted } from './adopted';
import { adoptedTypes } from './types';

/** What there is to do on one of the builder's nodes. */
export interface Need {
  /** The tag whose code it waits for; undefined where it only moves. */
  readonly tag: string | undefined;
  /** True of what only wraps content. */
  readonly isBackdrop: boolean;
}

/** What makes an element a node of the builder's. */
export const NODE = '[data-element_type]';

/** The keys of motion, as text: parsing the settings of each of ten thousand nodes would take too long. */
const MOTION = /animation|stretch/;

/**
 * What there is to do on a node, by what is printed on it; undefined for most of a page.
 *
 * @param isEditing its settings may change at any time, so a node of a known type always has something
 */
export function needOf(node: Element, builder: string, isEditing: boolean): Need | undefined {
  const settings = node.getAttribute('data-settings') ?? '';
  const adopted = adoptedAs(node);
  const { words } = adopted ?? {};
  const isWanted = isEditing || !words || words.some((word) => settings.includes(word));
  if (adopted && isWanted) return { tag: adopted.tag, isBackdrop: adopted.isBackdrop ?? false };
  const moves = MOTION.test(settings) || node.classList.contains(`${builder}-invisible`);
  return moves ? { tag: undefined, isBackdrop: true } : undefined;
}

/** True where a tag of ours around or in the node does what there is to do. */
export function isTaken(node: Element, tags: string): boolean {
  if (node.parentElement?.matches(tags)) return true;
  const isWidget = node.getAttribute('data-element_type') === 'widget';
  const inner = node.querySelector(
    isWidget ? tags : `:scope > ${adoptedAs(node)?.tag ?? ':not(*)'}`,
  );
  return inner?.closest(NODE) === node;
}

/** By the widget's type, its skin included, or by the element's; a widget without a type has none. */
function adoptedAs(node: Element): Adopted | undefined {
  const type =
    node.getAttribute('data-widget_type') ?? node.getAttribute('data-element_type') ?? '';
  return Object.hasOwn(adoptedTypes, type) ? adoptedTypes[type] : undefined;
}
