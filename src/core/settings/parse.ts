import { builderDevices } from '../breakpoints/builder-devices';
import type { Field, Fields } from './declaration';
import { declaredKey } from './key-names';
import type { SettingProblem } from './problem';
import { Reader } from './reader';
import { NOTHING, objectOf } from './reading';
import type { ValuesOf } from './values';

/** What else the data may hold. */
export interface ParseOptions {
  /** Unknown keys are nobody's mistake: a builder's node carries those of others, and so do its rows (`_id`). */
  readonly foreign?: boolean;
  /** Declarations whose keys are read elsewhere. */
  readonly common?: readonly Fields[];
  /** Devices that the site has beside the builder's. */
  readonly devices?: readonly string[];
}

/** Settings as they were read. */
export interface ParsedSettings<S = Fields> {
  /** The declared keys: what came, else the default, else absent. */
  readonly values: ValuesOf<S>;
  /** Of responsive keys: what they hold for one device, by key, then by device. */
  readonly byDevice: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  /** What was of no use. */
  readonly problems: readonly SettingProblem[];
}

/**
 * Reads settings by their declaration: junk costs only its own key, and is noted.
 *
 * @returns undefined for what is no object
 */
export function parseSettings<const S extends Fields>(
  declared: S,
  data: unknown,
  { foreign, common = [], devices = [] }: ParseOptions = {},
): ParsedSettings<S> | undefined {
  const object = objectOf(data);
  if (!object) return undefined;
  const reader = new Reader(foreign);
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

/** The settings of an element that was given none. */
export function defaultSettings<const S extends Fields>(declared: S): ValuesOf<S> {
  return new Reader().fields(declared, {}).values as ValuesOf<S>;
}

/**
 * Reads one value by its field; undefined where nothing is set, and for junk, which is noted.
 *
 * The default is the caller's: an attribute, a property and a configuration each fall back in their own way.
 */
export function parseValue(
  field: Field,
  data: unknown,
): { readonly value: unknown; readonly problems: readonly SettingProblem[] } {
  const reader = new Reader();
  const value = reader.value(field, data);
  return { value: value === NOTHING ? undefined : value, problems: reader.problems };
}
