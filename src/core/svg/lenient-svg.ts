import { parsedHtml } from '../dom/trusted';
import { sanitisedSvg } from './sanitised';

/** Stands for `style` while a page's policy could report it: a parsed document inherits the policy. */
const STYLE = 'data-nh-style';

/**
 * Returns a safe copy of an untrusted drawing, as `sanitisedSvg` does, also of one that only an HTML parser
 * reads: with unquoted attributes, HTML entities, or unclosed elements.
 */
export function lenientSvg(text: string, document: Document): SVGSVGElement | undefined {
  return sanitisedSvg(text, document) ?? sanitisedSvg(wellFormed(text), document);
}

/** Returns the first drawing in a text as XML; an empty text if there is none. */
function wellFormed(text: string): string {
  const markup = text.replace(/(\s)style(?=\s*=)/gi, `$1${STYLE}`);
  const svg = parsedHtml(markup).querySelector('svg');
  return svg ? new XMLSerializer().serializeToString(svg).replaceAll(` ${STYLE}=`, ' style=') : '';
}
