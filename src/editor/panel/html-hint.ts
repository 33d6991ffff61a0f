import { createContext } from 'react';

/** The sentence about a text with HTML tags, such as how it is edited without them. Without it, a panel shows none. */
export const HtmlHintContext = createContext<string | undefined>(undefined);

/** Whether a text begins with a tag of HTML, as paragraphs and lists do. */
export function beginsWithTag(text: string): boolean {
  return /^\s*<[a-z][\da-z]*[\s>]/i.test(text);
}
