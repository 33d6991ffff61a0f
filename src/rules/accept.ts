import type { Rule } from './rule';

/** A rule's accept list as text; empty when the rule has none, so that nothing is accepted. */
export function acceptedValues({ accept }: Rule): Set<string> {
  return new Set(Array.isArray(accept) ? accept.map(String) : []);
}
