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
  const adopted = adoptedAs(node);
  if (adopted && isWanted(adopted, settings, page)) return adopted.tag;
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
export function adoptedAs(node: Element): Adopted | undefined {
  const type = node.getAttribute('data-widget_type') ?? '';
  const [, name] = plainType.exec(type) ?? [];
  if (name) return { tag: `nh-${name}` };
  const types = [type, node.getAttribute('data-element_type') ?? ''];
  const known = types.find((one) => Object.hasOwn(adoptedTypes, one));
  return known ? adoptedTypes[known] : undefined;
}
