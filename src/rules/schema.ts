import * as z from 'zod/mini';
import type { Rule, RuleSet } from './rule';

const numberOrText = z.optional(z.union([z.number(), z.string()]));

/**
 * The zod schema of a rule and its sub-rules. Unknown rule names and additional keys are accepted and kept,
 * because servers may add some.
 */
export const RuleSchema: z.ZodMiniType<Rule> = z.looseObject({
  rule: z.string(),
  field: z.optional(z.string()),
  error: z.optional(z.string()),
  threshold: numberOrText,
  accept: z.optional(z.array(z.union([z.number(), z.string()]))),
  base: numberOrText,
  interval: numberOrText,
  get rules() {
    return z.optional(z.array(RuleSchema));
  },
});

/** The zod schema of a form's rules, as its server publishes them. */
export const RuleSetSchema: z.ZodMiniType<RuleSet> = z.looseObject({
  version: z.optional(z.string()),
  locale: z.optional(z.string()),
  rules: z.array(RuleSchema),
});
