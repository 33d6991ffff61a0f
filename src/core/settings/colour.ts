import { isExpression, isTaken } from './css-text';
import { JUNK } from './reading';

/** Functions allowed in a colour; `url()` and the like would let a setting load something. */
const FUNCTIONS = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc'.split(' '),
);

/** Reads a CSS colour: a name, a hex number, a colour function or a variable. */
export function readColour(value: unknown): string | typeof JUNK {
  if (typeof value !== 'string') return JUNK;
  const text = value.trim();
  const looksRight =
    /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,24})$/i.test(text) ||
    isExpression(text, FUNCTIONS);
  return looksRight && isTaken('color', text) ? text : JUNK;
}
