import { type Check, eachText, noCheck } from './check';
import { ruleNumber } from './number';
import type { Rule } from './rule';

/** Remainders below this are 0 when rounded to 6 decimals. */
const TOLERANCE = 5e-7;

/**
 * `stepnumber`: the leading number of each value is a whole number of intervals away from the base, rounded
 * to 6 decimals. Without a positive interval every value passes; without a base every value fails.
 */
export function stepNumber(rule: Rule): Check {
  const base = ruleNumber(rule.base);
  const interval = ruleNumber(rule.interval);
  if (!(interval > 0)) return noCheck;
  return eachText((text) => isOnStep(Number.parseFloat(text), base, interval));
}

function isOnStep(value: number, base: number, interval: number): boolean {
  const remainder = Math.abs((value - base) % interval);
  // The precision of a double beyond 15 digits.
  const precision = Math.max(Math.abs(value), Math.abs(base)) * Number.EPSILON;
  return Math.min(remainder, interval - remainder) < Math.max(TOLERANCE, precision);
}
