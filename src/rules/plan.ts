import { type Combination, compile, type FieldTest } from './compile';
import type { FieldSlots, FieldValues } from './field-values';
import type { InvalidField } from './rule';

/** What is checked of a form: each field by itself, then the rules that combine others. */
export interface Plan {
  readonly slots: FieldSlots;
  readonly fields: readonly FieldPlan[];
  readonly combinations: readonly OrderedCombination[];
}

/** The steps of one field in the order of its rules. */
export interface FieldPlan {
  readonly field: string;
  readonly slot: number;
  /** The steps for a single text. Rules that every text satisfies have none. */
  readonly forText: Step<string>[];
  /** The steps for any number of texts and files. */
  readonly forValues: Step<FieldValues>[];
}

/** The failure of a rule: what is reported, and the rule's index in the schema. */
export interface Failure extends InvalidField {
  readonly order: number;
}

/** A check, and the failure if it returns false. */
export interface Step<Value> extends Failure {
  readonly check: (value: Value) => boolean;
}

interface OrderedCombination {
  readonly order: number;
  readonly test: Combination;
}

/** Plans the checks of a schema's rules. Rules without a field or a message are left out: none is ever reported. */
export function planOf(rules: unknown): Plan {
  const { slots, tests } = compile(rules);
  const fields = new Map<string, FieldPlan>();
  const combinations: OrderedCombination[] = [];
  for (const [order, test] of tests.entries()) {
    if (test.combine) combinations.push({ order, test });
    else addSteps(fields, order, test);
  }
  return { slots, fields: [...fields.values()], combinations };
}

function addSteps(fields: Map<string, FieldPlan>, order: number, test: FieldTest): void {
  const { slot, check } = test;
  const { field, rule, error } = test.rule;
  if (typeof field !== 'string' || typeof error !== 'string') return;
  const plan = fields.get(field) ?? { field, slot, forText: [], forValues: [] };
  fields.set(field, plan);
  if (check.text) plan.forText.push({ order, field, rule, error, check: check.text });
  plan.forValues.push({ order, field, rule, error, check: check.values });
}
