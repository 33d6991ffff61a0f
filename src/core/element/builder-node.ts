import { siteConfig } from '../config';

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

/**
 * The builder's node of `host`: the host itself if it carries `data-settings`, else the nearest
 * widget that holds nothing but this element, so that nobody inherits a section's animation.
 */
export function builderNodeOf(host: HTMLElement): BuilderNode | undefined {
  const node = host.hasAttribute('data-settings') ? host : wrappingWidget(host);
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

function wrappingWidget(host: HTMLElement): Element | undefined {
  let child: Element = host;
  while (child.parentElement && isOnlyContent(child)) {
    child = child.parentElement;
    if (child.getAttribute('data-element_type') === 'widget') return child;
  }
  return undefined;
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
    classList.contains(`${siteConfig().builder}-element-overlay`)
  );
}
