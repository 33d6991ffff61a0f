import { compile, failureOf, type Tests } from './compile';
import { fieldValues } from './field-values';
import type { InvalidField, Rule, RuleSet } from './rule';

/** What `validate` looks at. */
export interface ValidateOptions {
  /** The names, as rules write them, of the fields to report; all when absent. */
  fields?: Iterable<string> | undefined;
}

const prepared = new WeakMap<object, Tests>();

/**
 * Checks a form by the rules that its server publishes. They are read at the first use of a schema
 * object, so that each further check is faster; to change rules, pass a new object.
 *
 * @returns The invalid fields by name: for each the first rule, in the schema's order, that fails
 * and has a message. Empty when all is well, and for a schema without a list of rules. Rules that
 * cannot be checked are skipped with one warning; none throws.
 */
export function validate(
  schema: RuleSet,
  formData: FormData,
  { fields }: ValidateOptions = {},
): Map<string, InvalidField> {
  const invalid = new Map<string, InvalidField>();
  const asked = fields && new Set(fields);
  const { slots, tests } = testsOf(schema);
  const values = fieldValues(formData, slots);
  for (const test of tests) {
    const failure = failureOf(test, values);
    if (!failure) continue;
    const { field, rule, error } = failure;
    if (typeof field !== 'string' || typeof error !== 'string' || invalid.has(field)) continue;
    if (!asked || asked.has(field)) invalid.set(field, { field, rule, error });
  }
  return invalid;
}

/** Whether form data keeps one rule. A rule that cannot be checked, such as an unknown one, passes with one warning. */
export function checkRule(rule: Rule, formData: FormData): boolean {
  const { slots, tests } = compile([rule]);
  const values = fieldValues(formData, slots);
  return tests.every((test) => !failureOf(test, values));
}

function testsOf(schema: RuleSet): Tests {
  const known = prepared.get(schema);
  if (known) return known;
  const tests = compile(schema?.rules);
  // Junk in place of a schema, which has no rules, may be no key of a WeakMap.
  if (tests.tests.length > 0) prepared.set(schema, tests);
  return tests;
}
