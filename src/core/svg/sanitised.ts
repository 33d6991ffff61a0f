import { copyOf, parsedSvg } from './copy';
import { boundReferences } from './references';
import { styledPaints } from './style-rules';

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
  checkLength(text, limit);
  const root = parsedSvg(text);
  if (!root) return undefined;
  const drawing = copyOf(root, { document, styled: styledPaints([root]) }) as SVGSVGElement;
  boundReferences(drawing);
  return drawing;
}

/** Throws an Error with the limit, as part of a sentence for the page's author, if the text is longer. */
export function checkLength({ length }: string, limit: number): void {
  if (length <= limit) return;
  const megabytes = (characters: number): number => Math.ceil(characters / 100_000) / 10;
  throw new Error(`it is too large: ${megabytes(length)} MB; the limit is ${megabytes(limit)} MB`);
}
