import type { Rule, RuleSet } from '../../rules';
import { objectOf } from './reading';

/** True for an object with the name of a rule; the rules check the rest themselves, junk included. */
export function isRule(value: unknown): value is Rule {
  const rule = objectOf(value);
  return rule !== undefined && typeof rule.rule === 'string';
}

/** A form's rules, with what their server says of them. */
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
