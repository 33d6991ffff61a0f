import { wordAmong } from './choice';
import type {
  Field,
  Fields,
  GroupField,
  ListField,
  RecordField,
  VariantsField,
} from './declaration';
import { declaredKey } from './key-names';
import { hasOwn } from './own';
import type { KnownKeys, SettingProblem } from './problem';
import { JUNK, listOf, NOTHING, objectOf, textOf } from './reading';
import { isRule, ruleSet } from './rule-set';
import { isUnset, readScalar, type StyleReader } from './scalar';

type Values = Record<string, unknown>;

/** The keys that a group may have besides the declared ones. */
interface KeyRules {
  /** True for an undeclared key that is not reported. */
  isForeign?(name: string): boolean;
  /** The keys to compare an unknown key with. Default: the declared keys. */
  readonly known?: KnownKeys;
  readonly devices?: readonly string[];
}

/** The values of an object's fields. */
export interface FieldValues {
  readonly values: Values;
  /** The values of responsive keys for single devices, by key, then by device. */
  readonly byDevice: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

/**
 * Reads values by their declarations and records those that it ignores.
 *
 * The declaration limits the depth of the recursion; the data does not.
 */
export class Reader {
  readonly problems: SettingProblem[] = [];
  readonly #path: (string | number)[] = [];
  readonly #foreign: boolean;
  readonly #styles: StyleReader | undefined;

  /**
   * @param foreign ignores undeclared keys at every depth without recording them
   * @param styles reads the kinds of page styles; without it, their values are invalid
   */
  constructor(foreign = false, styles?: StyleReader) {
    this.#foreign = foreign;
    this.#styles = styles;
  }

  /** Returns the value of a field. Not set or invalid: `NOTHING`, or the field's `instead` for an unknown option. */
  value(field: Field, came: unknown): unknown {
    if (isUnset(field, came)) return NOTHING;
    switch (field.kind) {
      case 'list':
        return this.#list(field, came);
      case 'group':
        return this.#group(field, came);
      case 'variants':
        return this.#variant(field, came);
      case 'record':
        return this.#record(field, came);
      case 'rules':
        return this.#rules(field, came);
      default: {
        const value = readScalar(field, came, this.#styles);
        if (value !== JUNK) return value;
        const nothing = this.#junk(field, came);
        return field.kind === 'choice' ? (field.instead ?? nothing) : nothing;
      }
    }
  }

  /** Returns the values of declared keys, with their defaults. */
  fields(declared: Fields, data: Values, keys: KeyRules = {}): FieldValues {
    const names = this.#namesOf(declared, data, keys);
    const values = emptyValues();
    const byDevice = new Map<string, Map<string, unknown>>();
    for (const [key, field] of Object.entries(declared)) {
      const { plain, devices } = names.get(key) ?? {};
      const value = plain === undefined ? NOTHING : this.#at(plain, field, data[plain]);
      if (value !== NOTHING) values[key] = value;
      else if (hasOwn(field, 'default') && field.default !== undefined) values[key] = field.default;
      if (devices) byDevice.set(key, this.#valuesByDevice(field, devices, data));
    }
    return { values, byDevice };
  }

  /** Returns the spellings of each declared key in the data. */
  #namesOf(
    declared: Fields,
    data: Values,
    { isForeign, known, devices }: KeyRules,
  ): Map<string, KeyNames> {
    const found = new Map<string, KeyNames>();
    for (const name of Object.keys(data)) {
      const match = declaredKey(declared, name, devices);
      if (match) {
        const names = found.get(match.key) ?? {};
        found.set(match.key, names);
        note(names, name, match.device, match.isExact);
      } else if (data[name] !== undefined && !isForeign?.(name)) {
        this.#unknown(name, data[name], known ?? { declarations: [declared], devices: [] });
      }
    }
    return found;
  }

  #valuesByDevice(
    field: Field,
    names: ReadonlyMap<string, string>,
    data: Values,
  ): Map<string, unknown> {
    const values = new Map<string, unknown>();
    for (const [device, name] of names) {
      // For a single device, an empty text sets nothing, whatever the kind.
      const value = data[name] === '' ? NOTHING : this.#at(name, field, data[name]);
      if (value !== NOTHING) values.set(device, value);
    }
    return values;
  }

  #at(step: string | number, field: Field, came: unknown): unknown {
    this.#path.push(step);
    const value = this.value(field, came);
    this.#path.pop();
    return value;
  }

  #list(field: ListField, came: unknown): unknown {
    const items = itemsOf(field, came);
    if (!items) return this.#junk(field, came);
    const values: unknown[] = [];
    for (let index = 0; index < items.length; index++) {
      const value = this.#at(index, field.of, items[index]);
      if (value !== NOTHING) values.push(value);
      else if (hasOwn(field, 'instead')) values.push(field.instead);
    }
    return values;
  }

  #group(field: GroupField, came: unknown): unknown {
    const { fields, shorthand, open } = field;
    const short = shorthand === undefined ? undefined : textOf(came);
    const data = short === undefined ? objectOf(came) : { [shorthand as string]: short };
    if (!data) return this.#junk(field, came);
    return this.#complete(field, fields, data, open ? { isForeign: () => true } : {});
  }

  #variant(field: VariantsField, came: unknown): unknown {
    const { by, variants } = field;
    const data = objectOf(came);
    if (!data) return this.#junk(field, came);
    const name = Object.keys(data).find((key) => key.toLowerCase() === by.toLowerCase());
    const chosen = Object.hasOwn(data, by) ? by : name;
    const variant = wordAmong(variants, textOf(chosen && data[chosen]) ?? '');
    const fields = variant === undefined ? undefined : variants[variant];
    if (!fields) return this.#junk(field, came);
    const isForeign = (key: string): boolean => key.toLowerCase() === by.toLowerCase();
    const values = this.#complete(field, fields, data, { isForeign });
    return values === NOTHING ? NOTHING : Object.assign(values as object, { [by]: variant });
  }

  /** Returns an object's values, unless a required one is missing. */
  #complete(field: Field, fields: Fields, data: Values, keys: KeyRules): unknown {
    const { values } = this.fields(fields, data, keys);
    const missing = Object.keys(fields).find(
      (key) => fields[key]?.required && !Object.hasOwn(values, key),
    );
    if (missing === undefined) return values;
    this.problems.push({ path: [...this.#path], came: data, field, missing });
    return NOTHING;
  }

  #record(field: RecordField, came: unknown): unknown {
    if (typeof came !== 'object' || came === null) return this.#junk(field, came);
    const values = emptyValues();
    for (const [key, item] of Object.entries(came)) {
      if (field.numbered && !/^\d{1,15}$/.test(key)) {
        this.#unknown(key, item);
        continue;
      }
      const value = this.#at(key, field.of, item);
      if (value !== NOTHING) values[key] = value;
    }
    return values;
  }

  #rules(field: Field, came: unknown): unknown {
    const data = objectOf(came);
    const rules = data && listOf(data.rules ?? []);
    if (!rules) return this.#junk(field, came);
    const kept = rules.filter((rule, index) => {
      if (isRule(rule)) return true;
      const path = [...this.#path, 'rules', index];
      this.problems.push({ path, came: rule, field, missing: 'rule' });
      return false;
    });
    return ruleSet(kept.filter(isRule), data);
  }

  #unknown(key: string, came: unknown, known?: KnownKeys): void {
    if (this.#foreign) return;
    this.problems.push({ path: [...this.#path, key], came, ...(known && { known }) });
  }

  #junk(field: Field, came: unknown): typeof NOTHING {
    this.problems.push({ path: [...this.#path], came, field });
    return NOTHING;
  }
}

/** Without a prototype, `constructor` and the like are ordinary keys. */
function emptyValues(): Values {
  return Object.create(null);
}

/** The spellings of one key: the plain one, and one for each device. */
interface KeyNames {
  plain?: string;
  devices?: Map<string, string>;
}

/** Records a spelling of a key. The first spelling counts, but the exact declared one outranks it. */
function note(names: KeyNames, name: string, device: string | undefined, isExact: boolean): void {
  if (device === undefined) {
    if (isExact || names.plain === undefined) names.plain = name;
    return;
  }
  names.devices ??= new Map();
  if (isExact || !names.devices.has(device)) names.devices.set(device, name);
}

function itemsOf(
  { alone, separator, of }: ListField,
  came: unknown,
): readonly unknown[] | undefined {
  if (separator !== undefined && typeof came === 'string') return came.split(separator);
  const isAlone = alone && (typeof came !== 'object' || (of.kind === 'group' && !listOf(came)));
  return isAlone ? [came] : listOf(came);
}
