/** Elements that run or load something, or have no words. */
const CODE_ELEMENT =
  /<[\s/]*(?:script|iframe|object|embed|svg|math|style|link|meta|base|form|template)\b/i;

/** Attributes that run something. */
const CODE_ATTRIBUTE = /[\s/"']on\w+\s*=|=[\s"']*(?:java|vb)script\s*:/i;

/** Elements whose content is no text. */
const WORDLESS = /^(script|style|svg|math|template|iframe|object)\b/i;

/**
 * Whether a text is markup with code. An account without the CMS's right `unfiltered_html` may not save it. The
 * reader of a kit names documents with such texts. The printer filters all markup again.
 */
export const hasCode = (text: string): boolean =>
  text.includes('<') && (CODE_ELEMENT.test(text) || CODE_ATTRIBUTE.test(text));

/** The words of a markup, without any element. Reads each character once. */
export function wordsOf(markup: string): string {
  const [first = '', ...pieces] = markup.split('<');
  const words = [first];
  let skipped: string | undefined;
  for (const piece of pieces) {
    const [, name] = WORDLESS.exec(piece) ?? [];
    if (skipped && piece.toLowerCase().startsWith(`/${skipped}`)) skipped = undefined;
    else if (!skipped && name) skipped = name.toLowerCase();
    const end = piece.indexOf('>');
    if (!skipped && end >= 0) words.push(piece.slice(end + 1));
  }
  return words.join(' ').replaceAll('>', '&gt;').replace(/\s+/g, ' ').trim();
}
