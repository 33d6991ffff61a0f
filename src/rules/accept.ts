import type { Rule } from './rule';

/** The accept list of a rule as texts. Empty if the rule has none: nothing is accepted then. */
export function acceptedValues({ accept }: Rule): Set<string> {
  return new Set(Array.isArray(accept) ? accept.map(String) : []);
}
