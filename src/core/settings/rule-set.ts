import type { Rule, RuleSet } from '../../rules';
import { objectOf } from './reading';

/** True for an object with the name of a rule; the rules validate the rest themselves. */
export function isRule(value: unknown): value is Rule {
  const rule = objectOf(value);
  return rule !== undefined && typeof rule.rule === 'string';
}

/** Returns a form's rules with the version and locale that the server sent. */
export function ruleSet(
  rules: readonly Rule[],
  { version, locale }: Readonly<Record<string, unknown>>,
): RuleSet {
  return {
    ...(typeof version === 'string' ? { version } : {}),
    ...(typeof locale === 'string' ? { locale } : {}),
    rules,
  };
}
