import { compile, failureOf, type Tests } from './compile';
import { fieldValues } from './field-values';
import type { InvalidField, Rule, RuleSet } from './rule';

/** The options of {@link validate}. */
export interface ValidateOptions {
  /** Names of the fields to report, as in the rules; default: all fields. */
  fields?: Iterable<string> | undefined;
}

const compiled = new WeakMap<object, Tests>();

/**
 * Validates form data with the rules that the form's server publishes. The rules are compiled once per
 * schema object; to change rules, pass a new object.
 *
 * @returns the invalid fields by name, each with the first rule in the schema's order that fails and has a
 * message. Empty if all fields are valid, and for a schema without a list of rules. Invalid rules are
 * skipped with one warning; none throws.
 * @throws TypeError if `formData` is not iterable
 */
export function validate(
  schema: RuleSet,
  formData: FormData,
  { fields }: ValidateOptions = {},
): Map<string, InvalidField> {
  const invalid = new Map<string, InvalidField>();
  const requested = fields && new Set(fields);
  const { slots, tests } = testsOf(schema);
  const values = fieldValues(formData, slots);
  /** Whether the field in a slot is reported: its later rules need no check. */
  const reported: boolean[] = [];
  for (const test of tests) {
    if (!test.combine && reported[test.slot]) continue;
    const failure = failureOf(test, values);
    if (!failure) continue;
    const { field, rule, error } = failure;
    if (typeof field !== 'string' || typeof error !== 'string' || invalid.has(field)) continue;
    if (requested && !requested.has(field)) continue;
    invalid.set(field, { field, rule, error });
    if (!test.combine && test.slot >= 0) reported[test.slot] = true;
  }
  return invalid;
}

/**
 * True if form data satisfies a rule. Unknown and malformed rules pass, with one warning.
 *
 * @throws TypeError if `formData` is not iterable
 */
export function checkRule(rule: Rule, formData: FormData): boolean {
  const { slots, tests } = compile([rule]);
  const values = fieldValues(formData, slots);
  return tests.every((test) => !failureOf(test, values));
}

function testsOf(schema: RuleSet): Tests {
  const known = compiled.get(schema);
  if (known) return known;
  const tests = compile(schema?.rules);
  // An invalid schema has no rules, and may not be allowed as the key of a WeakMap.
  if (tests.tests.length > 0) compiled.set(schema, tests);
  return tests;
}
