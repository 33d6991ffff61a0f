import type { Field, Fields } from './declaration';

/** A value or key that was ignored. Problems are formatted as text only when they are reported. */
export interface SettingProblem {
  /** Its path, with the keys as they were written. */
  readonly path: readonly (string | number)[];
  /** The ignored value. */
  readonly came: unknown;
  /** The declaration of the expected value; absent for an unknown key. */
  readonly field?: Field;
  /** The required key that an object lacks. */
  readonly missing?: string;
  /** For an unknown key: the keys that are allowed at its place. */
  readonly known?: KnownKeys;
}

/** The keys allowed at one place. The keys are listed as text only for a report. */
export interface KnownKeys {
  readonly declarations: readonly Fields[];
  /** The possible suffixes of a responsive key. */
  readonly devices: readonly string[];
}
