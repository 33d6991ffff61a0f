import type { Declarations, StyleRule, StyleSettings, StyleTarget } from './style-rule';

/** Returns a rule that applies on a condition. */
export function when<V>(
  applies: (settings: StyleSettings) => boolean,
  target: StyleTarget,
  write: (value: V, settings: StyleSettings) => Declarations,
): StyleRule {
  return {
    ...target,
    write: (value: V, settings: StyleSettings) => (applies(settings) ? write(value, settings) : {}),
  };
}
