import type { ChoiceField } from './declaration';
import { JUNK, textOf } from './reading';

/** Reads one of a choice's words, written with capitals or without. */
export function readChoice(value: unknown, { options }: ChoiceField): string | typeof JUNK {
  const text = textOf(value);
  return text === undefined ? JUNK : (wordAmong(options, text) ?? JUNK);
}

/** The key of `words` that `text` is, by case or not. */
export function wordAmong(
  words: Readonly<Record<string, unknown>>,
  text: string,
): string | undefined {
  if (Object.hasOwn(words, text)) return text;
  const folded = text.trim().toLowerCase();
  return Object.keys(words).find((word) => word.toLowerCase() === folded);
}
