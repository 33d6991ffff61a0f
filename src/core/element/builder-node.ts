import { siteConfig } from '../config';
import { isOurBox } from './children';

/** The data that a page builder prints on the node around an element. */
export interface BuilderNode {
  /** The text of `data-settings`. */
  readonly settings: string | null;
  readonly node: Element;
}

/**
 * Returns a builder node's type: `data-widget_type` (`accordion.default`), else `data-element_type`
 * (`section`).
 */
export function typeOf(node: Element): string | null {
  return node.getAttribute('data-widget_type') ?? node.getAttribute('data-element_type');
}

/** Selects the page builder's nodes. */
const NODE = '[data-element_type]';

/**
 * Returns the builder's node that belongs to `host`. The first choice is the host itself, if it is such a
 * node or has `data-settings`. The second is the nearest widget (or node of type `type`) that contains only
 * this element: an element does not inherit the animation of a section with other content. The third is the
 * node of that type that is the host's only content.
 *
 * @param type the type of the nodes that the element adopts: `accordion.default`, `section`
 */
export function builderNodeOf(host: HTMLElement, type?: string): BuilderNode | undefined {
  const isItself = host.matches(`[data-settings], ${NODE}`);
  const node = isItself ? host : (wrappingNode(host, type) ?? wrappedNode(host, type));
  return node && { settings: node.getAttribute('data-settings'), node };
}

function wrappingNode(host: HTMLElement, type: string | undefined): Element | undefined {
  let child: Element = host;
  while (child.parentElement && isOnlyContent(child)) {
    child = child.parentElement;
    // A widget that contains only another tag of ours belongs to that tag.
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

/** Elements without content that the CMS may print beside an element. */
const SILENT = 'script, style, link, template';

/** Selects the elements that the builder's editor adds to each node. */
export const editorParts = (builder: string): string =>
  `.${builder}-element-overlay, .${builder}-widget-empty-icon, .ui-resizable-handle`;

/**
 * Checks the nearest siblings first: for an element in a long list, the first one already gives the result.
 */
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
  // Not `instanceof`: in the editor, the node may belong to the document of a frame.
  if (node.nodeType !== Node.ELEMENT_NODE) return !node.textContent?.trim();
  return (
    (node as Element).matches(`${SILENT}, ${editorParts(siteConfig().builder)}`) ||
    isOurBox(node as Element)
  );
}
