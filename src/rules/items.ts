import type { Check } from './check';
import { ruleNumber } from './number';
import type { Rule } from './rule';

/** `minitems`: at least as many values as the threshold are not blank. */
export function minItems({ threshold }: Rule): Check {
  const min = ruleNumber(threshold);
  return ({ texts }) => !(texts.length < min);
}

/** `maxitems`: at most as many values as the threshold are not blank. */
export function maxItems({ threshold }: Rule): Check {
  const max = ruleNumber(threshold);
  return ({ texts }) => !(texts.length > max);
}
