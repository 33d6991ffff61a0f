import type { Check } from './check';
import { ruleNumber } from './number';
import type { Rule } from './rule';

/** `minlength`: all values together have at least as many UTF-16 units as the threshold, or none. */
export function minLength({ threshold }: Rule): Check {
  const min = ruleNumber(threshold);
  return ({ texts }) => texts.length === 0 || !(totalLength(texts) < min);
}

/** `maxlength`: all values together have at most as many UTF-16 units as the threshold. */
export function maxLength({ threshold }: Rule): Check {
  const max = ruleNumber(threshold);
  return ({ texts }) => !(totalLength(texts) > max);
}

function totalLength(texts: readonly string[]): number {
  let total = 0;
  for (const text of texts) total += text.length;
  return total;
}
