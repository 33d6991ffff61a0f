import { requireType } from './arguments/checks';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
};

/**
 * Escapes text for HTML, inside an element or a quoted attribute: `& < > ' "` become entities. Text that is
 * already escaped is escaped again: `&amp;` becomes `&amp;amp;`.
 *
 * @throws TypeError if the text is missing or not a string
 */
export function escapeHtml(text: string): string {
  requireType({ text }, 'text', 'string');
  return text.replace(/[&<>'"]/g, (character) => ENTITIES[character] ?? character);
}
