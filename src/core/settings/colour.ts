import { isExpression, isTaken } from './css-text';
import { JUNK } from './reading';

/** Functions that a colour may be made of; `url()` and the like would let a setting call out. */
const FUNCTIONS = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc'.split(' '),
);

/** Reads a colour as CSS writes it: a name, a hex number, a colour function or a variable. */
export function readColour(value: unknown): string | typeof JUNK {
  if (typeof value !== 'string') return JUNK;
  const text = value.trim();
  const looksRight =
    /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,24})$/i.test(text) ||
    isExpression(text, FUNCTIONS);
  return looksRight && isTaken('color', text) ? text : JUNK;
}
