import { type Check, eachText } from './check';
import { ruleNumber } from './number';
import type { Rule } from './rule';

/** A remainder below this is 0 when rounded to 6 decimals. */
const TOLERANCE = 5e-7;

/**
 * `stepnumber`: each value's leading number lies a whole number of intervals from the base, within
 * 6 decimals. Without a positive interval nothing is checked; without a base every value fails.
 */
export function stepNumber(rule: Rule): Check {
  const base = ruleNumber(rule.base);
  const interval = ruleNumber(rule.interval);
  if (!(interval > 0)) return () => true;
  return eachText((text) => isOnStep(Number.parseFloat(text), base, interval));
}

function isOnStep(value: number, base: number, interval: number): boolean {
  const rest = Math.abs((value - base) % interval);
  // Beyond 15 digits a double cannot say more than this about its decimals.
  const precision = Math.max(Math.abs(value), Math.abs(base)) * Number.EPSILON;
  return Math.min(rest, interval - rest) < Math.max(TOLERANCE, precision);
}
