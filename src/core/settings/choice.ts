import type { ChoiceField } from './declaration';
import { JUNK, textOf } from './reading';

/** Reads one of a choice's options, ignoring case. */
export function readChoice(value: unknown, { options }: ChoiceField): string | typeof JUNK {
  const text = textOf(value);
  return text === undefined ? JUNK : (wordAmong(options, text) ?? JUNK);
}

/** Returns the key of `words` that equals `text`, ignoring case. */
export function wordAmong(
  words: Readonly<Record<string, unknown>>,
  text: string,
): string | undefined {
  if (Object.hasOwn(words, text)) return text;
  const folded = text.trim().toLowerCase();
  return Object.keys(words).find((word) => word.toLowerCase() === folded);
}
