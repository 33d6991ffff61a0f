import { compile, failureOf, warn } from './compile';
import { type Field, fieldValues, noValues } from './field-values';
import { type Failure, type FieldPlan, type Plan, planOf, type Step } from './plan';
import type { InvalidField, Rule, RuleSet } from './rule';

/** The options of {@link validate}. */
export interface ValidateOptions {
  /** Names of the fields to report, as in the rules; default: all fields. */
  fields?: Iterable<string> | undefined;
}

const plans = new WeakMap<object, Plan>();

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
  const requested = fields && new Set(fields);
  const plan = knownPlan(schema);
  const values = fieldValues(formData, plan.slots);
  const failures: Failure[] = [];
  for (const field of plan.fields) {
    if (requested && !requested.has(field.field)) continue;
    const failure = fieldFailure(field, values[field.slot] ?? noValues);
    if (failure) insert(failures, failure);
  }
  for (const { order, test } of plan.combinations) {
    const { field, rule = '', error } = failureOf(test, values) ?? {};
    if (typeof field !== 'string' || typeof error !== 'string') continue;
    if (!requested || requested.has(field)) insert(failures, { order, field, rule, error });
  }
  return firstOfEachField(failures);
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

function knownPlan(schema: RuleSet): Plan {
  const known = plans.get(schema);
  if (known) return known;
  const plan = planOf(schema?.rules);
  // An invalid schema has no rules, and may not be allowed as the key of a WeakMap.
  if (Array.isArray(schema?.rules)) plans.set(schema, plan);
  return plan;
}

/** The failure of the first rule of a field that is not satisfied. */
function fieldFailure({ forText, forValues }: FieldPlan, value: Field): Failure | undefined {
  const steps = (typeof value === 'string' ? forText : forValues) as Step<Field>[];
  // Not `for…of`, whose longer code keeps engines from inlining other parts of the validation.
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at] as Step<Field>;
    try {
      if (!step.check(value)) return step;
    } catch (error) {
      warn(step.rule, error);
    }
  }
  return undefined;
}

/** Inserts a failure in the order of the rules. Most belong at the end: rules are listed field by field. */
function insert(failures: Failure[], failure: Failure): void {
  let at = failures.length;
  for (; at > 0; at--) {
    const before = failures[at - 1] as Failure;
    if (before.order < failure.order) break;
    failures[at] = before;
  }
  failures[at] = failure;
}

function firstOfEachField(failures: readonly Failure[]): Map<string, InvalidField> {
  const invalid = new Map<string, InvalidField>();
  for (const { field, rule, error } of failures) {
    if (!invalid.has(field)) invalid.set(field, { field, rule, error });
  }
  return invalid;
}
