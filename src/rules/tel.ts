const GAP = String.raw`[()/.\s-]*`;
const DIGIT = String.raw`(?:\d${GAP})`;
const PREFIX = String.raw`(?:\+|0${GAP}0)${GAP}`;
const EXTENSION = '(?:[#*].*)?';
const TEL = new RegExp(
  `^${GAP}(?:${PREFIX}${DIGIT}{5,14}|(?!${PREFIX})${DIGIT}{6,15})${EXTENSION}$`,
  's',
);

/** Whether the text is a telephone number of 6 to 15 characters, a leading plus (or 00) counted as one, separators and what follows `#` or `*` not counted. */
export function isTel(text: string): boolean {
  return TEL.test(text);
}
