import { siteConfig } from '../config';
import { isOurBox } from './children';

/** What a page builder prints about the node that wraps an element. */
export interface BuilderNode {
  /** `data-id` */
  readonly id?: string;
  /** `data-element_type`: `widget`, `section` … */
  readonly elementType?: string;
  /** `data-widget_type` up to the dot. */
  readonly widgetType?: string;
  /** `data-widget_type` after the dot. */
  readonly skin?: string;
  /** `data-model-cid`, in the editor only. */
  readonly modelCid?: string;
  /** The text of `data-settings`. */
  readonly settings: string | null;
  readonly node: Element;
}

/** What a builder's node is: `data-widget_type` (`accordion.default`), else `data-element_type` (`section`). */
export function typeOf(node: Element): string | null {
  return node.getAttribute('data-widget_type') ?? node.getAttribute('data-element_type');
}

/** What makes any element a node of the builder's. */
const NODE = '[data-element_type]';

/**
 * The builder's node of `host`: the host itself if it is one or carries `data-settings`; the nearest
 * widget, or node of its own type, that holds nothing but this element, so that nobody inherits a
 * section's animation; or the node of its own type that is all that the element holds.
 *
 * @param type of the nodes that the element brings alive: `accordion.default`, `section`
 */
export function builderNodeOf(host: HTMLElement, type?: string): BuilderNode | undefined {
  const isItself = host.matches(`[data-settings], ${NODE}`);
  const node = isItself ? host : (wrappingNode(host, type) ?? wrappedNode(host, type));
  if (!node) return undefined;
  const [widgetType, skin] = node.getAttribute('data-widget_type')?.split('.', 2) ?? [];
  return {
    id: node.getAttribute('data-id') ?? undefined,
    elementType: node.getAttribute('data-element_type') ?? undefined,
    widgetType,
    skin,
    modelCid: node.getAttribute('data-model-cid') ?? undefined,
    settings: node.getAttribute('data-settings'),
    node,
  };
}

function wrappingNode(host: HTMLElement, type: string | undefined): Element | undefined {
  let child: Element = host;
  while (child.parentElement && isOnlyContent(child)) {
    child = child.parentElement;
    // A widget that is all another tag's is that one's.
    if (child.localName.startsWith('nh-')) return undefined;
    if (child.getAttribute('data-element_type') === 'widget') return child;
    if (type && typeOf(child) === type) return child;
  }
  return undefined;
}

function wrappedNode(host: HTMLElement, type: string | undefined): Element | undefined {
  const node = type && host.querySelector(`:scope > ${NODE}`);
  return node && typeOf(node) === type && isOnlyContent(node) ? node : undefined;
}

/** Printed beside an element without being content, as is the editor's own overlay. */
const SILENT = 'script, style, link, template';

/** Asks the neighbours first: in a long list they answer at once, for each of its many elements. */
function isOnlyContent(element: Element): boolean {
  return areSilent(element, 'previousSibling') && areSilent(element, 'nextSibling');
}

function areSilent(element: Element, direction: 'previousSibling' | 'nextSibling'): boolean {
  let node: Node | null = element[direction];
  while (node && isSilent(node)) node = node[direction];
  return node === null;
}

function isSilent(node: Node): boolean {
  if (node.nodeType === Node.COMMENT_NODE) return true;
  // Not `instanceof`: in the editor the node may come from the frame's document.
  if (node.nodeType !== Node.ELEMENT_NODE) return !node.textContent?.trim();
  const { classList } = node as Element;
  return (
    (node as Element).matches(SILENT) ||
    isOurBox(node as Element) ||
    classList.contains(`${siteConfig().builder}-element-overlay`)
  );
}
