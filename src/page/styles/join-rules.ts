import type { StyleRule, StyleRules } from './style-rule';

/** Joins rules; those of a key in several of them all apply. */
export function joinRules(...all: readonly StyleRules[]): StyleRules {
  const joined = new Map<string, StyleRule[]>();
  for (const [key, rules] of all.flatMap((rules) => Object.entries(rules))) {
    joined.set(key, (joined.get(key) ?? []).concat(rules));
  }
  return Object.fromEntries(joined);
}
