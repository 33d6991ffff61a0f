import type { BuilderElement } from '../../page/element';
import { normalizedText } from './normalized-text';

/** The content of a template. */
export type TemplateContent = readonly BuilderElement[];

/** The largest length of a template's searchable text, in characters. */
const LONGEST = 50_000;

/** Settings with these names hold text, even a single word. */
const TEXT_NAME = /(?:^|_)(?:title|text|editor|content|caption|label|name|description|subtitle)$/;

/** Settings with these names hold no text: addresses, CSS, classes. */
const OTHER_NAME = /(?:^_|(?:^|_)(?:url|css|class|classes|id|ids|custom|selector|attributes)$)/;

/** The words of a search, without case and accents. Each must begin a word of the searched text. */
export const searchWords = (search: string): readonly string[] =>
  normalizedText(search).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text of a template's content, in which a search finds words: lower case, without accents and markup. */
export function contentText(content: readonly BuilderElement[]): string {
  const parts: string[] = [];
  let left = LONGEST;
  const add = (text: string): void => {
    if (left <= 0) return;
    parts.push(text.slice(0, left));
    left -= text.length + 1;
  };
  collect(content, add);
  return parts.join(' ');
}

function collect(content: readonly BuilderElement[], add: (text: string) => void): void {
  for (const { settings, elements } of content) {
    addTexts(settings, '', add);
    collect(elements, add);
  }
}

function addTexts(value: unknown, name: string, add: (text: string) => void): void {
  if (OTHER_NAME.test(name)) return;
  if (typeof value === 'string') {
    if (isText(value, name)) add(plainText(value));
  } else if (Array.isArray(value)) {
    for (const one of value) addTexts(one, name, add);
  } else if (value && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) addTexts(one, key, add);
  }
}

/** Values of other settings are text if they have a blank between two letters, as `10px 20px` has not. */
const isText = (value: string, name: string): boolean =>
  TEXT_NAME.test(name) || /\p{L}[.,;:!?]? \p{L}/u.test(value);

const plainText = (html: string): string =>
  searchWords(html.replace(/<[^<>]*>/g, ' ').replace(/&\w+;/g, ' ')).join(' ');
