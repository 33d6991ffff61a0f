import { type Check, textCount } from './check';
import { ruleNumber } from './number';
import type { Rule } from './rule';

/** `minitems`: the number of non-blank values is at least the threshold. */
export function minItems({ threshold }: Rule): Check {
  const min = ruleNumber(threshold);
  return textCount((count) => !(count < min));
}

/** `maxitems`: the number of non-blank values is at most the threshold. */
export function maxItems({ threshold }: Rule): Check {
  const max = ruleNumber(threshold);
  return textCount((count) => !(count > max));
}
