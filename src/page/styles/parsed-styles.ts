import { builderDevices } from '../../core/breakpoints/builder-devices';
import type { Breakpoints } from '../../core/breakpoints/device';
import {
  type Field,
  type Fields,
  type GlobalReference,
  type ParsedSettings,
  parseSettings,
  settingsFor,
} from '../../core/settings';
import { declaredKey } from '../../core/settings/key-names';
import { objectOf } from '../../core/settings/reading';
import {
  flatFields,
  groupValue,
  typographyKeys,
  typographyOf,
  withGroups,
} from '../../core/settings/style/groups';
import { styleKinds } from '../../core/settings/style/style-kinds';
import { perObject } from '../../core/state/per-object';
import type { SavedSettings } from '../element';
import { globalVariable, hasGlobal, type KitGlobals } from './kit-globals';
import type { StyleSettings } from './style-rule';
import type { KitTypography } from './typography';

/** The settings of an element for each device. */
export class ParsedStyles {
  readonly #fields: Fields;
  readonly #parsed: ParsedSettings;
  readonly #typographies: ReadonlyMap<string, KitTypography | undefined>;

  /**
   * @param settings as they are saved
   * @param devices the site's devices
   */
  constructor(fields: Fields, settings: SavedSettings, globals: KitGlobals, devices: string[]) {
    const flat = flatFields(fields);
    const references = globalReferences(settings);
    const options = { foreign: true, styles: styleKinds, devices };
    const data = withVariables(settings, flat, references, globals, devices);
    this.#fields = fields;
    this.#parsed = parseSettings(presentFields(flat, data, devices), data, options) ?? {
      values: {},
      byDevice: new Map(),
      problems: [],
    };
    this.#typographies = kitTypographies(fields, references, globals);
  }

  /** True if any setting has its own value for a device. */
  hasDevice(device: string): boolean {
    return [...this.#parsed.byDevice.values()].some((values) => values.has(device));
  }

  /** True if the setting of a key has its own value for a device. */
  isSetFor(key: string, device: string): boolean {
    return this.#parsed.byDevice.get(key)?.has(device) ?? false;
  }

  /** Returns the values for a device; `desktop` has the plain ones. */
  valuesFor(device: string, breakpoints: Breakpoints): StyleSettings {
    const values = settingsFor(this.#parsed, device, breakpoints) as StyleSettings;
    return withGroups(this.#fields, values, (field, key) => this.#group(key, field, values));
  }

  #group(key: string, field: Field, values: StyleSettings): unknown {
    if (!this.#typographies.has(key)) return groupValue(field, key, values);
    return this.#typographies.get(key) ?? typographyOf(values, key);
  }
}

/** Returns the fields that have a default. */
const defaultFields = perObject((fields: Fields): Fields => {
  const found = Object.entries(fields).filter(
    ([, field]) => 'default' in field && field.default !== undefined,
  );
  return Object.fromEntries(found);
});

/** Returns the fields that have a value: parsing all two hundred of them would take most of the time of printing. */
function presentFields(fields: Fields, data: SavedSettings, devices: string[]): Fields {
  const all = [...Object.keys(builderDevices), ...devices];
  const present: Record<string, Field> = { ...defaultFields(fields) };
  for (const name of Object.keys(data)) {
    const key = declaredKey(fields, name, all)?.key;
    const field = key === undefined ? undefined : fields[key];
    if (key !== undefined && field) present[key] = field;
  }
  return present;
}

/** Returns the references of an element to styles of the kit, by key. */
export function globalReferences(settings: SavedSettings): readonly [string, GlobalReference][] {
  const entries = Object.entries(objectOf(settings.__globals__) ?? {});
  return entries.flatMap(([key, value]) => {
    const reference = value === '' ? undefined : styleKinds({ kind: 'global' }, value);
    return typeof reference === 'object' ? [[key, reference as GlobalReference]] : [];
  });
}

/** The kind of settings that refer to a type of styles. */
const valueKinds = { colors: 'colour', sizes: 'length' } as const;

/** Replaces the values of settings that refer to a colour or size of the kit by its custom property. */
function withVariables(
  settings: SavedSettings,
  fields: Fields,
  references: readonly [string, GlobalReference][],
  globals: KitGlobals,
  devices: string[],
): SavedSettings {
  const replaced = references.flatMap(([key, reference]) => {
    const { type, id } = reference;
    const match = declaredKey(fields, key, devices);
    const kind = match && fields[match.key]?.kind;
    if (type === 'typography' || kind !== valueKinds[type]) return [];
    if (!hasGlobal(globals, reference)) return [];
    return [[key, `var(${globalVariable(type, id)})`]];
  });
  return replaced.length > 0 ? { ...settings, ...Object.fromEntries(replaced) } : settings;
}

/**
 * Returns the typographies that refer to the kit, by the key of their group; undefined for one that the kit does not
 * have, whose own parts apply.
 */
function kitTypographies(
  fields: Fields,
  references: readonly [string, GlobalReference][],
  globals: KitGlobals,
): ReadonlyMap<string, KitTypography | undefined> {
  const found = references.flatMap(([key, { type, id }]) => {
    const group = key.replace(/_typography$/, '');
    if (type !== 'typography' || fields[group]?.kind !== 'typography') return [];
    const style = Object.hasOwn(globals.typography, id) ? globals.typography[id] : undefined;
    const parts = style && [style.plain, ...style.byDevice.values()].flatMap(Object.keys);
    const set = (Object.keys(typographyKeys) as KitTypography['parts'][number][]).filter((part) =>
      parts?.includes(part),
    );
    return [[group, style && { kit: id, parts: set }] as const];
  });
  return new Map(found);
}
