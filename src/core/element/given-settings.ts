import { siteConfig } from '../config';
import { type Fields, type ParsedSettings, parseSettings } from '../settings';

type Values = Readonly<Record<string, unknown>>;

/** Settings as they came from one place, to be read for what any element may carry. */
export class GivenSettings {
  readonly source: 'settings' | 'data-settings';
  readonly #data: unknown;
  /** As they were read by each declaration, and for which devices of the site. */
  readonly #parsed = new Map<Fields, { devices: string; settings: ParsedSettings | undefined }>();

  constructor(source: 'settings' | 'data-settings', data: unknown) {
    this.source = source;
    this.#data = data;
  }

  /** What they say of the declared keys; undefined where they are no object. The same until the site's devices change. */
  read(declared: Fields): ParsedSettings | undefined {
    const names = Object.keys(siteConfig().breakpoints);
    const devices = names.join();
    const known = this.#parsed.get(declared);
    if (known?.devices === devices) return known.settings;
    // All other keys are the element's own, or another's.
    const options = { foreign: true, devices: names };
    const settings = parseSettings(withoutDefaults(declared), this.#data, options);
    this.#parsed.set(declared, { devices, settings });
    return settings;
  }
}

const bare = new WeakMap<Fields, Fields>();

/** The same keys, but absent where nothing is said: a default must not hide what other settings say. */
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
 * What several settings say of the declared keys, and of these for one device (`{key}_{device}`): of a
 * key the last one counts. A key that none has a usable value for is absent.
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
