/** Returns a text without case and accents, for sorting, searching and comparing names. */
export function normalizedText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
