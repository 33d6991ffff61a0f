import type { Adopted } from './adopted';
import type { AdoptedPage } from './adopted-page';
import { adoptedTypes, plainType } from './types';

/** Selector of the builder's nodes. */
export const NODE = '[data-element_type]';

/** Matches motion keys in the text: parsing the settings of ten thousand nodes would take too long. */
const MOTION = /animation|stretch/;

/** Result for a node that needs no element code, only motion. */
export const MOTION_ONLY = '';

/**
 * Returns the tag whose code a node requires, derived from its attributes, or `MOTION_ONLY`. Undefined for
 * nodes without any behavior, which are most nodes of a page.
 */
export function requiredTag(node: Element, page: AdoptedPage): string | undefined {
  if (page.isEdited && isUntyped(node)) return undefined;
  const settings = node.getAttribute('data-settings') ?? '';
  const type = typeOf(node);
  const tag = tagOf(type);
  if (tag && isWanted(tag, adoptedTypes[type] ?? {}, node, page)) return tag;
  const moves = MOTION.test(settings) || node.classList.contains(`${page.builder}-invisible`);
  return moves ? MOTION_ONLY : undefined;
}

/** Whether the editor has not told yet which widget a node is. */
function isUntyped(node: Element): boolean {
  return node.matches('[data-element_type="widget"]:not([data-widget_type])');
}

/** Returns one of our tags that belongs to the node itself, not to a nested node; prefers `wanted`. */
export function ownTag(node: Element, tags: string, wanted = ':not(*)'): Element | undefined {
  if (node.parentElement?.matches(wanted)) return node.parentElement;
  const isWidget = node.getAttribute('data-element_type') === 'widget';
  const inner = node.querySelector(isWidget ? tags : `:scope > :is(${wanted})`);
  return inner?.closest(NODE) === node ? inner : undefined;
}

function isWanted(
  tag: string,
  { words, feature }: Adopted,
  node: Element,
  { features, isEdited, areFlagsUnknown, builder }: AdoptedPage,
): boolean {
  if (feature && areFlagsUnknown) warn(({ warnOfLostConfig }) => warnOfLostConfig(builder));
  if (feature && !features.includes(feature)) {
    // As after a failed load, stylesheets make the printed markup usable.
    document.documentElement.classList.add(`${tag}-failed`);
    warn(({ warnOfFlag }) => warnOfFlag(node, { tag, feature }));
    return false;
  }
  return isEdited || !words || words.test(node.getAttribute('data-settings') ?? '');
}

/** A page without the code of the warnings works the same. */
function warn(act: (warnings: typeof import('./config-warnings')) => void): void {
  import('./config-warnings').then(act, () => {});
}

/** Returns the tag for a type of nodes, even if a particular node of that type needs no code. */
export function tagOf(type: string): string | undefined {
  return type ? (adoptedTypes[type]?.tag ?? `nh-${type.split('.')[0]}`) : undefined;
}

/**
 * Returns the widget type with its skin, else the element type. `widget` stands for widgets without a tag of
 * ours.
 */
export function typeOf(node: Element): string {
  const types = [node.getAttribute('data-widget_type'), node.getAttribute('data-element_type')];
  const isOurs = (type: string): boolean =>
    plainType.test(type) || Object.hasOwn(adoptedTypes, type);
  return types.find((type) => type !== null && isOurs(type)) ?? '';
}
