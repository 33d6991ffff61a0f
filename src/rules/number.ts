import { type Check, eachText } from './check';
import type { Rule } from './rule';

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether the text is a whole or decimal number with optional sign and exponent: `.5` is, `5.` is not. */
export function isNumber(text: string): boolean {
  return NUMBER.test(text);
}

/** A number that a rule gives as number or as text; NaN for anything else, with which no comparison holds. */
export function ruleNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && isNumber(value.trim()) ? Number(value) : Number.NaN;
}

/** `minnumber`: no value's leading number is below the threshold. */
export function minNumber({ threshold }: Rule): Check {
  const min = ruleNumber(threshold);
  return eachText((text) => !(Number.parseFloat(text) < min));
}

/** `maxnumber`: no value's leading number is above the threshold. */
export function maxNumber({ threshold }: Rule): Check {
  const max = ruleNumber(threshold);
  return eachText((text) => !(Number.parseFloat(text) > max));
}
