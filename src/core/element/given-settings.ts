import { siteConfig } from '../config';
import { type Fields, type ParsedSettings, parseSettings } from '../settings';

type Values = Readonly<Record<string, unknown>>;

/** Settings from one source, read for the keys that any element may have. */
export class GivenSettings {
  readonly source: 'settings' | 'data-settings';
  readonly #data: unknown;
  /** The parsed settings by declaration, with the site's devices that they were parsed for. */
  readonly #parsed = new Map<Fields, { devices: string; settings: ParsedSettings | undefined }>();

  constructor(source: 'settings' | 'data-settings', data: unknown) {
    this.source = source;
    this.#data = data;
  }

  /**
   * Parses the declared keys; undefined if the settings are not an object. The result is cached until the
   * site's devices change.
   */
  read(declared: Fields): ParsedSettings | undefined {
    const names = Object.keys(siteConfig().breakpoints);
    const devices = names.join();
    const known = this.#parsed.get(declared);
    if (known?.devices === devices) return known.settings;
    // All other keys belong to the element or to another one.
    const options = { foreign: true, devices: names };
    const settings = parseSettings(withoutDefaults(declared), this.#data, options);
    this.#parsed.set(declared, { devices, settings });
    return settings;
  }
}

const bare = new WeakMap<Fields, Fields>();

/** Removes the defaults of declared keys: a default must not hide a value from other settings. */
function withoutDefaults(declared: Fields): Fields {
  const known = bare.get(declared);
  if (known) return known;
  const fields = Object.fromEntries(
    Object.entries(declared).map(([key, field]) => [key, { ...field, default: undefined }]),
  ) as Fields;
  bare.set(declared, fields);
  return fields;
}

/**
 * Merges the declared keys of several settings, with their values for one device (`{key}_{device}`). If
 * several have a key, the last one counts. A key without a usable value is absent.
 */
export function commonValues(declared: Fields, given: readonly GivenSettings[]): Values {
  const values: Record<string, unknown> = {};
  for (const one of given) {
    const settings = one.read(declared);
    Object.assign(values, settings?.values);
    for (const [key, byDevice] of settings?.byDevice ?? []) {
      for (const [device, value] of byDevice) values[`${key}_${device}`] = value;
    }
  }
  return values;
}
