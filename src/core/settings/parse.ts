import { builderDevices } from '../breakpoints/builder-devices';
import type { Field, Fields } from './declaration';
import { declaredKey } from './key-names';
import type { SettingProblem } from './problem';
import { Reader } from './reader';
import { NOTHING, objectOf } from './reading';
import type { StyleReader } from './scalar';
import type { ValuesOf } from './values';

/** Keys that the data may contain besides the declared ones. */
export interface ParseOptions {
  /**
   * Ignores unknown keys, also in nested objects. A builder's node contains keys of other widgets, and its
   * rows contain keys such as `_id`.
   */
  readonly foreign?: boolean;
  /** Declarations whose keys are read elsewhere. */
  readonly common?: readonly Fields[];
  /** The site's devices besides the builder's. */
  readonly devices?: readonly string[];
  /** Reads the kinds of page styles: `styleKinds`. Without it, their values are invalid. */
  readonly styles?: StyleReader;
}

/** The result of parsing settings. */
export interface ParsedSettings<S = Fields> {
  /** The values of the declared keys: as set, else the default, else absent. */
  readonly values: ValuesOf<S>;
  /** The values of responsive keys for single devices, by key, then by device. */
  readonly byDevice: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  /** Values and keys that were ignored. */
  readonly problems: readonly SettingProblem[];
}

/**
 * Parses settings by their declaration. An invalid value affects only its own key, and is recorded.
 *
 * @returns undefined for data that is not an object
 */
export function parseSettings<const S extends Fields>(
  declared: S,
  data: unknown,
  { foreign, common = [], devices = [], styles }: ParseOptions = {},
): ParsedSettings<S> | undefined {
  const object = objectOf(data);
  if (!object) return undefined;
  const reader = new Reader(foreign, styles);
  const all = [...Object.keys(builderDevices), ...devices];
  const isCommon = (name: string): boolean =>
    common.some((fields) => declaredKey(fields, name, all) !== undefined);
  const { values, byDevice } = reader.fields(declared, object, {
    isForeign: isCommon,
    known: { declarations: [declared, ...common], devices: all },
    devices: all,
  });
  return { values: values as ValuesOf<S>, byDevice, problems: reader.problems };
}

/** Returns the settings of an element for which none are set. */
export function defaultSettings<const S extends Fields>(declared: S): ValuesOf<S> {
  return new Reader().fields(declared, {}).values as ValuesOf<S>;
}

/**
 * Parses one value by its field; undefined if nothing is set or the value is invalid, which is recorded.
 *
 * The caller applies the default: attributes, properties and the configuration each do so differently.
 */
export function parseValue(
  field: Field,
  data: unknown,
): { readonly value: unknown; readonly problems: readonly SettingProblem[] } {
  const reader = new Reader();
  const value = reader.value(field, data);
  return { value: value === NOTHING ? undefined : value, problems: reader.problems };
}
