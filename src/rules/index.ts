export type { InvalidField, Rule, RuleSet } from './rule';
export { checkRule, type ValidateOptions, validate } from './validate';
