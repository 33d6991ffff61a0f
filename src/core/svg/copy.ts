import { SVG } from '../dom/svg-namespace';
import { parsedXml } from '../dom/trusted';
import { type CleanAttribute, cleanAttributes } from './attributes';
import { ELEMENTS } from './names';

/**
 * Replaces the SVG namespace before parsing. A parsed document inherits the page's policy, and under a
 * strict one the browser reports each `style` attribute, although the document is never shown. Elements of
 * an unknown namespace are not reported.
 */
const INERT = 'urn:nh:svg';
const NAMES = new RegExp(`(["'])${SVG}\\1`, 'g');

/** Returns the root of an SVG document; undefined for any other text. */
export function parsedSvg(text: string): Element | undefined {
  const root = parsedXml(text.replace(NAMES, `$1${INERT}$1`)).documentElement;
  if (!isDrawn(root) || root.localName !== 'svg') return undefined;
  // A parser that fails midway keeps the beginning and adds its error message.
  return root.getElementsByTagName('parsererror').length > 0 ? undefined : root;
}

function isDrawn({ namespaceURI }: Element): boolean {
  // If the text spells the namespace with character references, it is not replaced.
  return namespaceURI === INERT || namespaceURI === SVG;
}

/** Where and how parts of a drawing are copied. */
export interface Copying {
  readonly document: Document;
  /** The declarations of the drawing's own style rules for an element. */
  readonly styled: (part: Element) => CleanAttribute[];
  /** Called with each copied element that may have children. */
  readonly onCopy?: (source: Element, copy: Element) => void;
}

/** Returns a copy with the allowed elements and attributes; undefined if the element itself is not allowed. */
export function copyOf(source: Element, copying: Copying): Element | undefined {
  if (!isDrawn(source) || !ELEMENTS.has(source.localName)) return undefined;
  const copy = copying.document.createElementNS(SVG, source.localName);
  for (const [name, value] of cleanAttributes(source, copying.styled(source)))
    copy.setAttribute(name, value);
  copying.onCopy?.(source, copy);
  for (const child of source.childNodes) appendCopy(copy, child, copying);
  return copy;
}

/** Appends a copy of a text or an allowed element. */
export function appendCopy(parent: Element, source: Node, copying: Copying): void {
  // Not `instanceof`: the nodes belong to another document.
  if (source.nodeType === 3 || source.nodeType === 4) parent.append(source.nodeValue ?? '');
  else if (source.nodeType === 1) {
    const copy = copyOf(source as Element, copying);
    if (copy) parent.append(copy);
  }
}
