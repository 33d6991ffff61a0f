import { type Check, eachText } from './check';
import type { Rule } from './rule';

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** True if the text is an integer or decimal number with optional sign and exponent: `.5` is valid, `5.` is not. */
export function isNumber(text: string): boolean {
  return NUMBER.test(text);
}

/** Parses a number of a rule, given as number or text. Other values are NaN, with which every comparison is false. */
export function ruleNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && isNumber(value.trim()) ? Number(value) : Number.NaN;
}

/** `minnumber`: the leading number of each value is at least the threshold. */
export function minNumber({ threshold }: Rule): Check {
  const min = ruleNumber(threshold);
  return eachText((text) => !(Number.parseFloat(text) < min));
}

/** `maxnumber`: the leading number of each value is at most the threshold. */
export function maxNumber({ threshold }: Rule): Check {
  const max = ruleNumber(threshold);
  return eachText((text) => !(Number.parseFloat(text) > max));
}
