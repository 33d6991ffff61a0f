import { acceptedValues } from './accept';
import { type Check, eachText } from './check';
import type { Rule } from './rule';

/** `enum`: each value is in the accept list, compared as text. */
export function isListed(rule: Rule): Check {
  const accepted = acceptedValues(rule);
  return eachText((text) => accepted.has(text));
}
