const GAP = String.raw`[()/.\s-]*`;
const DIGIT = String.raw`(?:\d${GAP})`;
const PREFIX = String.raw`(?:\+|0${GAP}0)${GAP}`;
const EXTENSION = '(?:[#*].*)?';
const TEL = new RegExp(
  `^${GAP}(?:${PREFIX}${DIGIT}{5,14}|(?!${PREFIX})${DIGIT}{6,15})${EXTENSION}$`,
  's',
);

/**
 * True if the text is a telephone number of 6 to 15 characters. A leading `+` or `00` counts as one
 * character; separators, and an extension after `#` or `*`, do not count.
 */
export function isTel(text: string): boolean {
  return TEL.test(text);
}
