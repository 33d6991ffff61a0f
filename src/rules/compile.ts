import type { Check } from './check';
import { checks } from './checks';
import { type Field, FieldSlots, noValues } from './field-values';
import type { Rule } from './rule';

/** The report of a failed rule: field, name of the rule and message. */
export type Failure = Pick<Rule, 'field' | 'rule' | 'error'>;

/** The values of a form's fields by slot. */
type Fields = readonly Field[];

/** A compiled rule. */
export type Test = FieldTest | Combination;

/** A check of the field in a slot. */
export interface FieldTest {
  rule: Rule;
  slot: number;
  check: Check;
  combine?: never;
}

/** A combination of other rules. */
export interface Combination {
  rule: Rule;
  tests: Test[];
  combine: Combine;
}

type Combine = (rule: Rule, tests: Test[], fields: Fields) => Failure | undefined;

/** The slot of a field that never has values. */
const NO_SLOT = -1;

/** Maximum nesting depth. Deeper composites are skipped like unknown rules, so that the stack is not exhausted. */
const MAX_DEPTH = 50;

/** Compiled rules: the slots of their fields, and a test for each valid rule. */
export interface Tests {
  slots: FieldSlots;
  tests: Test[];
}

/**
 * Compiles rules in their order. Unknown, malformed and too deeply nested rules are skipped, with one console
 * warning per rule name. Never throws.
 */
export function compile(rules: unknown): Tests {
  const slots = new FieldSlots();
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
  // Form data never has such a field: values named `f[]` belong to the field `f`.
  return String(field).indexOf('[') > 0 ? NO_SLOT : slots.add(field);
}

/** The report of a failed rule; undefined if the rule is satisfied. Never throws. */
export function failureOf(test: Test, fields: Fields): Failure | undefined {
  const { rule } = test;
  try {
    if (test.combine) return test.combine(rule, test.tests, fields);
    return satisfies(fields[test.slot] ?? noValues, test.check) ? undefined : rule;
  } catch (error) {
    return warn(rule.rule, error);
  }
}

function satisfies(field: Field, { text, values }: Check): boolean {
  if (typeof field !== 'string') return values(field);
  return text === undefined || text(field);
}

/**
 * `all`: every sub-rule is satisfied. Otherwise the first failed one provides the message, and the field if
 * the composite has none.
 */
function all(rule: Rule, tests: Test[], fields: Fields): Failure | undefined {
  for (const test of tests) {
    const failure = failureOf(test, fields);
    if (failure) {
      const { rule: name, error } = typeof failure.error === 'string' ? failure : rule;
      return { field: rule.field ?? failure.field, rule: name, error };
    }
  }
  return undefined;
}

/**
 * `any`: at least one sub-rule is satisfied. Otherwise the first one provides the field if the composite has
 * none.
 */
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

/** Warns once per rule name that a rule is skipped. */
export function warn(name: unknown, ...details: unknown[]): undefined {
  if (warnedNames.has(name)) return;
  warnedNames.add(name);
  console.warn(
    `nh-elements/rules: the rule ${JSON.stringify(name)} is unknown, malformed or nested too deep, so it is skipped. Correct the form's schema, or let the server validate this.`,
    ...details,
  );
}
