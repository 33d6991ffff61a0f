import { decodedText } from '../../../core/dom/trusted';

/** What each reference was decoded to, so that the HTML parser runs once for each, not for every text. */
const known = new Map<string, string>();

/** Text with its HTML entities turned into characters, as `decodedText`, quick for thousands of texts. */
export function itemText(text: string): string {
  return text.includes('&') ? text.replace(/&#?\w+;?/g, decodedReference) : text;
}

function decodedReference(reference: string): string {
  const character = known.get(reference) ?? decodedText(reference);
  known.set(reference, character);
  return character;
}
