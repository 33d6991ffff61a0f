const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
};

/**
 * Text as HTML writes it, within an element or a quoted attribute: `& < > ' "` become entities, all else
 * stays. Text that is escaped already is escaped again: `&amp;` becomes `&amp;amp;`.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => ENTITIES[character] ?? character);
}
