import { decodedText } from '../../../core/dom/trusted';

/** What each reference was decoded to, so that the HTML parser runs once for each, not for every text. */
const known = new Map<string, string>();

/** Text with its HTML entities turned into characters, as `decodedText`, quick for thousands of texts. */
export function itemText(text: string): string {
  return text.includes('&') ? text.replace(/&#?\w+;?/g, decodedReference) : text;
}

/** The text of a title, which is HTML to the CMS: without its tags, a line break as a space. */
export function titleText(html: string): string {
  if (!html.includes('<')) return itemText(html);
  // A `<` ends what is no tag, or a text of many of them were searched to its end for each.
  const text = html.replace(/<br\b[^<>]*>/gi, ' ').replace(/<[a-z/!][^<>]*>/gi, '');
  return itemText(text.trim());
}

function decodedReference(reference: string): string {
  const character = known.get(reference) ?? decodedText(reference);
  known.set(reference, character);
  return character;
}
