import type { Adopted } from './adopted';
import type { AdoptedPage } from './adopted-page';
import { adoptedTypes } from './types';

/** What there is to do on one of the builder's nodes. */
export interface Need {
  /** The tag whose code it waits for; undefined where it only moves. */
  readonly tag: string | undefined;
  /** The tag that nodes of its type have, though there may be nothing for it to do on this one. */
  readonly own: string | undefined;
  /** True of what only wraps content. */
  readonly isBackdrop: boolean;
}

/** What makes an element a node of the builder's. */
export const NODE = '[data-element_type]';

/** The keys of motion, as text: parsing the settings of each of ten thousand nodes would take too long. */
const MOTION = /animation|stretch/;

/** What there is to do on a node, by what is printed on it; undefined for most of a page. */
export function needOf(node: Element, page: AdoptedPage): Need | undefined {
  const settings = node.getAttribute('data-settings') ?? '';
  const adopted = adoptedAs(node);
  if (adopted && isWanted(adopted, settings, page)) {
    return { tag: adopted.tag, own: adopted.tag, isBackdrop: adopted.isBackdrop ?? false };
  }
  const moves = MOTION.test(settings) || node.classList.contains(`${page.builder}-invisible`);
  return moves ? { tag: undefined, own: adopted?.tag, isBackdrop: true } : undefined;
}

/** A tag of ours that the node itself holds, not a node inside it; the one that it would have if it is there. */
export function ownTag(node: Element, tags: string, wanted = ':not(*)'): Element | undefined {
  if (node.parentElement?.matches(wanted)) return node.parentElement;
  const isWidget = node.getAttribute('data-element_type') === 'widget';
  const inner = node.querySelector(isWidget ? tags : `:scope > :is(${wanted})`);
  return inner?.closest(NODE) === node ? inner : undefined;
}

function isWanted(
  { tag, words, feature }: Adopted,
  settings: string,
  { features, isEdited }: AdoptedPage,
): boolean {
  if (feature && !features.includes(feature)) {
    // As where code did not come, stylesheets make what is printed usable.
    document.documentElement.classList.add(`${tag}-failed`);
    return false;
  }
  return isEdited || !words || words.some((word) => settings.includes(word));
}

/** By the widget's type, its skin included, or by the element's: `widget` is any that has no type of ours. */
function adoptedAs(node: Element): Adopted | undefined {
  const types = [node.getAttribute('data-widget_type'), node.getAttribute('data-element_type')];
  const known = types.find((type) => type !== null && Object.hasOwn(adoptedTypes, type));
  return known ? adoptedTypes[known] : undefined;
}
