import { SVG } from '../dom/svg-namespace';
import { parsedXml } from '../dom/trusted';
import { type CleanAttribute, cleanAttributes } from './attributes';
import { ELEMENTS } from './names';
import { boundReferences } from './references';
import { styledPaints } from './style-rules';

/**
 * Replaces the SVG namespace before parsing. A parsed document inherits the page's policy, and under a
 * strict one the browser reports each `style` attribute, although the document is never shown. Elements of
 * an unknown namespace are not reported.
 */
const INERT = 'urn:nh:svg';
const NAMES = new RegExp(`(["'])${SVG}\\1`, 'g');

/** The default maximum length of a text that is parsed, in characters; more than any map needs. */
export const MAX_CHARACTERS = 8_000_000;

/**
 * Returns a safe copy of an untrusted drawing for `document`. The copy consists of the allowed shapes,
 * texts, paints and links; everything else (scripts, event attributes, foreign objects, references to other
 * files) is dropped. Simple rules of `style` elements become attributes. References inside the drawing are
 * limited.
 *
 * @param limit maximum length of the text, in characters
 * @returns undefined for text that is no SVG document
 * @throws Error with the limit, as part of a sentence for the page's author, if the text is longer
 */
export function sanitisedSvg(
  text: string,
  document: Document,
  limit: number = MAX_CHARACTERS,
): SVGSVGElement | undefined {
  if (text.length > limit) throw tooLarge(text.length, limit);
  const root = parsedXml(text.replace(NAMES, `$1${INERT}$1`)).documentElement;
  if (!isDrawn(root) || root.localName !== 'svg') return undefined;
  // A parser that fails midway keeps the beginning and adds its error message.
  if (root.getElementsByTagName('parsererror').length > 0) return undefined;
  const drawing = copied(root, document, styledPaints(root)) as SVGSVGElement;
  boundReferences(drawing);
  return drawing;
}

function tooLarge(length: number, limit: number): Error {
  const megabytes = (characters: number): number => Math.ceil(characters / 100_000) / 10;
  return new Error(`it is too large: ${megabytes(length)} MB; the limit is ${megabytes(limit)} MB`);
}

function isDrawn({ namespaceURI }: Element): boolean {
  // If the text spells the namespace with character references, it is not replaced.
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
    // Not `instanceof`: the nodes belong to another document.
    if (child.nodeType === 3 || child.nodeType === 4) copy.append(child.nodeValue ?? '');
    else if (child.nodeType === 1) {
      const inner = copied(child as Element, document, styled);
      if (inner) copy.append(inner);
    }
  }
  return copy;
}
