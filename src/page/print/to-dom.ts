import { SVG } from '../../core/dom/svg-namespace';
import { checkedAttribute, checkedTag } from './names';
import type { Printed, PrintedElement } from './printed';

/**
 * Creates DOM nodes of printed nodes, without parsing HTML.
 *
 * @param document the document that the nodes will be in
 */
export function toDom(nodes: readonly Printed[] | Printed, document: Document): Node[] {
  return ([] as readonly Printed[]).concat(nodes).map((node) => nodeOf(node, document, false));
}

function nodeOf(node: Printed, document: Document, isInSvg: boolean): Node {
  if (typeof node === 'string') return document.createTextNode(node.replaceAll('\0', ''));
  return elementOf(node, document, isInSvg || node.tag === 'svg');
}

function elementOf(
  { tag, attributes, children }: PrintedElement,
  document: Document,
  isSvg: boolean,
): Element {
  const name = checkedTag(tag);
  const element = isSvg ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    const text = value === true ? '' : value.replaceAll('\0', '');
    element.setAttribute(checkedAttribute(attribute), text);
  }
  element.append(...children.map((child) => nodeOf(child, document, isSvg)));
  return element;
}
