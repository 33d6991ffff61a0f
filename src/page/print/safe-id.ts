/**
 * True for an id that replaces no property of the window, a document or a form in scripts that look for one: their names
 * are words without digits, hyphens and underscores.
 */
export function isSafeId(id: string): boolean {
  return SAFE_ID.test(id) && /[-_\d]/.test(id);
}

const SAFE_ID = /^[a-z][\w:.-]{0,99}$/i;
