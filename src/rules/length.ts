import type { Check } from './check';
import { ruleNumber } from './number';
import type { Rule } from './rule';

/** `minlength`: the total length of all values in UTF-16 code units is at least the threshold; empty fields pass. */
export function minLength({ threshold }: Rule): Check {
  const min = ruleNumber(threshold);
  return {
    text: (text) => !(text.length < min),
    values: ({ texts }) => texts.length === 0 || !(totalLength(texts) < min),
  };
}

/** `maxlength`: the total length of all values in UTF-16 code units is at most the threshold. */
export function maxLength({ threshold }: Rule): Check {
  const max = ruleNumber(threshold);
  return {
    text: (text) => !(text.length > max),
    values: ({ texts }) => !(totalLength(texts) > max),
  };
}

function totalLength(texts: readonly string[]): number {
  let total = 0;
  for (const text of texts) total += text.length;
  return total;
}
