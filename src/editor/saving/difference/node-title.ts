import { settingText } from '../../../core/languages/tool-words';
import type { BuilderElement } from '../../../page';
import { nodeKinds } from '../../nodes/kinds';
import { message } from './messages';

/** The settings that may hold the text of a node, by priority. */
const textKeys = ['_title', 'title', 'title_text', 'text', 'editor', 'testimonial_content', 'html'];

/** The longest beginning of a text, in characters. */
const LONGEST = 40;

/** Returns the kind of a node and the beginning of its text: `Heading “Welcome”`. */
export function nodeTitle({ elType, widgetType, settings }: BuilderElement): string {
  const name = widgetType ?? elType;
  const title = nodeKinds.get(name)?.title;
  const kind = title === undefined ? name : settingText(title);
  const texts = textKeys.map((key) => plainText(settings[key]));
  const text = texts.find((one) => one !== '');
  return text === undefined ? kind : message('editor.difference.named', { kind, text });
}

/** The beginning of a text without its markup. */
function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : text;
}
