import type { Field, Fields } from './declaration';

/** A value, or a key, that a declaration has no use for. Put into words only when it is told. */
export interface SettingProblem {
  /** Where it stands, by the keys as they came. */
  readonly path: readonly (string | number)[];
  /** What stands there. */
  readonly came: unknown;
  /** What should stand there; absent where the key itself is unknown. */
  readonly field?: Field;
  /** The key that an object must have and has not. */
  readonly missing?: string;
  /** Where the keys that would be known at the place of an unknown one are declared. */
  readonly known?: KnownKeys;
}

/** The keys that may stand at one place: what wrote them out would be asked for only by a mistake. */
export interface KnownKeys {
  readonly declarations: readonly Fields[];
  /** What may stand behind a responsive key. */
  readonly devices: readonly string[];
}
