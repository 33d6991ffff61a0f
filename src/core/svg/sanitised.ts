import { SVG } from '../dom/svg-namespace';
import { parsedXml } from '../dom/trusted';
import { type CleanAttribute, cleanAttributes } from './attributes';
import { ELEMENTS } from './names';
import { boundReferences } from './references';
import { styledPaints } from './style-rules';

/**
 * The namespace that a text's own is exchanged for before it is parsed. A parsed document inherits the
 * page's policy, and a strict one complains of each `style` in it, though nothing there is ever shown:
 * unless the elements are none that the browser knows.
 */
const INERT = 'urn:nh:svg';
const NAMES = new RegExp(`(["'])${SVG}\\1`, 'g');

/** More than any map needs: a text that is longer is not parsed. */
const MAX_CHARACTERS = 8_000_000;

/**
 * A drawing from elsewhere, safe to put into `document`: built anew from the shapes, texts, paints and
 * links of the text, so that whatever else stands in it (scripts, event attributes, foreign objects,
 * references to other files) does not come along. Plain rules of its `style` elements become attributes.
 * References within it are bounded.
 *
 * @returns undefined for text that is no SVG document
 */
export function sanitisedSvg(text: string, document: Document): SVGSVGElement | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const root = parsedXml(text.replace(NAMES, `$1${INERT}$1`)).documentElement;
  if (!isDrawn(root) || root.localName !== 'svg') return undefined;
  // A parser that fails midway leaves the beginning and its own complaint.
  if (root.getElementsByTagName('parsererror').length > 0) return undefined;
  const drawing = copied(root, document, styledPaints(root)) as SVGSVGElement;
  boundReferences(drawing);
  return drawing;
}

function isDrawn({ namespaceURI }: Element): boolean {
  // The namespace may be spelled by references to its characters, and is then left.
  return namespaceURI === INERT || namespaceURI === SVG;
}

function copied(
  source: Element,
  document: Document,
  styled: (part: Element) => CleanAttribute[],
): Element | undefined {
  if (!isDrawn(source) || !ELEMENTS.has(source.localName)) return undefined;
  const copy = document.createElementNS(SVG, source.localName);
  for (const [name, value] of cleanAttributes(source, styled(source)))
    copy.setAttribute(name, value);
  for (const child of source.childNodes) {
    // Not `instanceof`: the nodes are another document's.
    if (child.nodeType === 3 || child.nodeType === 4) copy.append(child.nodeValue ?? '');
    else if (child.nodeType === 1) {
      const inner = copied(child as Element, document, styled);
      if (inner) copy.append(inner);
    }
  }
  return copy;
}
