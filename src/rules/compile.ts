import type { Check } from './check';
import { checks } from './checks';
import { type FieldSlots, type FieldValues, noValues } from './field-values';
import type { Rule } from './rule';

/** What there is to report of a rule that failed: the field, the name of the rule and its message. */
export type Failure = Pick<Rule, 'field' | 'rule' | 'error'>;

/** The values of a form's fields by slot. */
type Fields = readonly FieldValues[];

/** A rule made ready: one that looks at the field in a slot, or one that looks at other rules. */
export type Test =
  | { rule: Rule; slot: number; check: Check; combine?: never }
  | { rule: Rule; tests: Test[]; combine: Combine };

type Combine = (rule: Rule, tests: Test[], fields: Fields) => Failure | undefined;

/** Where no values are ever found. */
const NO_SLOT = -1;

/** Composites nested deeper than this are skipped like unknown rules, so that no schema exhausts the stack. */
const MAX_DEPTH = 50;

/** Rules made ready: the fields that they look at, and a test for each rule that can be checked. */
export interface Tests {
  slots: FieldSlots;
  tests: Test[];
}

/**
 * Makes rules ready, in their order. What cannot be checked, because it is unknown, malformed or
 * nested too deep, is left out, with one warning on the console per name of a rule. Never throws.
 */
export function compile(rules: unknown): Tests {
  const slots: FieldSlots = new Map();
  return { slots, tests: testsOf(rules, slots, 0) };
}

function testsOf(rules: unknown, slots: FieldSlots, depth: number): Test[] {
  return Array.isArray(rules) ? rules.flatMap((rule) => testOf(rule, slots, depth) ?? []) : [];
}

function testOf(rule: Rule, slots: FieldSlots, depth: number): Test | undefined {
  try {
    const check = checks.get(rule.rule)?.(rule);
    if (check) return { rule, slot: slotOf(rule.field ?? '', slots), check };
    const combine = depth < MAX_DEPTH && composites.get(rule.rule);
    if (!combine) return warn(rule.rule);
    return { rule, tests: testsOf(rule.rules, slots, depth + 1), combine };
  } catch (error) {
    return warn(rule?.rule, error);
  }
}

function slotOf(field: string, slots: FieldSlots): number {
  // No data comes under such a name: `f[]` feeds the field `f`.
  if (String(field).indexOf('[') > 0) return NO_SLOT;
  const slot = slots.get(field) ?? slots.size;
  slots.set(field, slot);
  return slot;
}

/** What there is to report when a rule fails; nothing when it is kept. Never throws. */
export function failureOf(test: Test, fields: Fields): Failure | undefined {
  const { rule } = test;
  try {
    if (test.combine) return test.combine(rule, test.tests, fields);
    return test.check(fields[test.slot] ?? noValues) ? undefined : rule;
  } catch (error) {
    return warn(rule.rule, error);
  }
}

/** `all`: no sub-rule fails. The first that does lends its message, if it has one, and its field, if the composite has none. */
function all(rule: Rule, tests: Test[], fields: Fields): Failure | undefined {
  for (const test of tests) {
    const failure = failureOf(test, fields);
    if (failure) {
      const { rule: name, error } = typeof failure.error === 'string' ? failure : rule;
      return { field: rule.field ?? failure.field, rule: name, error };
    }
  }
}

/** `any`: at least one sub-rule is kept. The first that fails lends its field, if the composite has none. */
function any(rule: Rule, tests: Test[], fields: Fields): Failure | undefined {
  let first: Failure | undefined;
  for (const test of tests) {
    const failure = failureOf(test, fields);
    if (!failure) return;
    first ??= failure;
  }
  return { field: rule.field ?? first?.field, rule: rule.rule, error: rule.error };
}

const composites: ReadonlyMap<string, Combine> = new Map([
  ['all', all],
  ['any', any],
]);

const warnedNames = new Set<unknown>();

function warn(name: unknown, ...details: unknown[]): undefined {
  if (warnedNames.has(name)) return;
  warnedNames.add(name);
  console.warn(
    `nh-elements/rules: the rule ${JSON.stringify(name)} is unknown, malformed or nested too deep, so it is skipped. Correct the form's schema, or leave this check to the server.`,
    ...details,
  );
}
