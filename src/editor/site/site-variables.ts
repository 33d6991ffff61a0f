import type { Use } from '../../api/pages/document';
import type { Variable, VariableKind } from '../../api/pages/variable';

/** The value of a variable: the keys of its row in the kit. */
export type VariableValue = Variable['value'];

/** A variable that does not exist yet. */
export interface NewVariable {
  readonly kind: VariableKind;
  readonly title: string;
  readonly value: VariableValue;
}

/**
 * The colours, fonts and sizes of a site, to which settings refer. Each function rejects with a sentence for people.
 * `apiVariables` are those of `docs/pages-api.md`.
 */
export interface SiteVariables {
  /** A name of the variables that is unique in this browser: what is typed is kept under it. Default: it is not kept. */
  readonly key?: string;
  /** All variables, in the order of the kit. */
  list(): Promise<readonly Variable[]>;
  add(variable: NewVariable): Promise<Variable>;
  /** Renames a variable and saves its value, unless it has changed meanwhile. */
  change(variable: Variable): Promise<Variable>;
  /** The documents with settings that refer to a variable. */
  uses(variable: Variable): Promise<readonly Use[]>;
  /** Deletes a variable. The settings that refer to it get its last value. */
  remove(variable: Variable): Promise<void>;
}
