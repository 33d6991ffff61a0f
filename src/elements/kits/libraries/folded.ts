/** A text without case and accents: by it things are sorted, and names compared. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
