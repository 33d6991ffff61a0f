import type { Adopted } from './adopted';
import type { AdoptedPage } from './adopted-page';
import { adoptedTypes, plainType } from './types';

/** What makes an element a node of the builder's. */
export const NODE = '[data-element_type]';

/** The keys of motion, as text: parsing the settings of each of ten thousand nodes would take too long. */
const MOTION = /animation|stretch/;

/** The need of a node that waits for no tag's code, but moves. */
export const MOTION_ALONE = '';

/**
 * The tag whose code a node waits for, by what is printed on it, or `MOTION_ALONE`; undefined where there
 * is nothing to do, as on most nodes of a page.
 */
export function needOf(node: Element, page: AdoptedPage): string | undefined {
  const settings = node.getAttribute('data-settings') ?? '';
  const type = typeOf(node);
  const tag = tagOf(type);
  if (tag && isWanted(tag, adoptedTypes[type] ?? {}, settings, page)) return tag;
  const moves = MOTION.test(settings) || node.classList.contains(`${page.builder}-invisible`);
  return moves ? MOTION_ALONE : undefined;
}

/** A tag of ours that the node itself holds, not a node inside it; the one that it would have if it is there. */
export function ownTag(node: Element, tags: string, wanted = ':not(*)'): Element | undefined {
  if (node.parentElement?.matches(wanted)) return node.parentElement;
  const isWidget = node.getAttribute('data-element_type') === 'widget';
  const inner = node.querySelector(isWidget ? tags : `:scope > :is(${wanted})`);
  return inner?.closest(NODE) === node ? inner : undefined;
}

function isWanted(
  tag: string,
  { words, feature }: Adopted,
  settings: string,
  { features, isEdited }: AdoptedPage,
): boolean {
  if (feature && !features.includes(feature)) {
    // As where code did not come, stylesheets make what is printed usable.
    document.documentElement.classList.add(`${tag}-failed`);
    return false;
  }
  return isEdited || !words || words.test(settings);
}

/** The tag that nodes of a type have, though there may be nothing for it to do on one of them. */
export function tagOf(type: string): string | undefined {
  return type ? (adoptedTypes[type]?.tag ?? `nh-${type.split('.')[0]}`) : undefined;
}

/** The widget's type, its skin included, or the element's: `widget` is any that has no type of ours. */
export function typeOf(node: Element): string {
  const types = [node.getAttribute('data-widget_type'), node.getAttribute('data-element_type')];
  const isOurs = (type: string): boolean =>
    plainType.test(type) || Object.hasOwn(adoptedTypes, type);
  return types.find((type) => type !== null && isOurs(type)) ?? '';
}
