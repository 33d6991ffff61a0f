import { siteConfig } from '../../../core/config';
import { jsonText } from '../../../core/state/json-text';
import { requireType } from '../arguments/checks';
import { localTexts, sessionTexts, type TextStorage } from './storage';

/** Options of a store. */
export interface StoreConfig {
  /** Name of the page builder, which is the key of the entry. Default: from the site configuration. */
  readonly builder?: string;
}

/** Options of a stored value. */
export interface KeepOptions {
  /** Seconds from now. Default: the expiry of an earlier value of the key, else no expiry. */
  readonly lifetimeInSeconds?: number;
}

/**
 * A persistent store of JSON values by key. All values share one storage entry in the page builder's format;
 * values of the builder's own scripts are preserved (docs/compatibility/page-builder.md#storage).
 *
 * If storage is blocked or full, nothing is stored and nothing is returned. A corrupt entry is replaced.
 */
export interface Store {
  /** Returns all values that have not expired. */
  get(): Record<string, unknown>;
  /** Returns the value of a key; undefined if missing or expired. */
  get(key: string): unknown;
  /**
   * Stores a value, optionally with a lifetime; `undefined` removes the value. The key `__expiration` is
   * reserved.
   *
   * @throws TypeError if an argument has the wrong type, or the value cannot be converted to JSON
   */
  set(key: string, value: unknown, options?: KeepOptions): void;
}

/**
 * Creates a store in local storage, shared by all tabs of the site.
 *
 * @throws TypeError if an option has the wrong type
 */
export function localStore(config: StoreConfig = {}): Store {
  return new EntryStore(localTexts, config);
}

/**
 * Creates a store in session storage, which lasts until the tab is closed.
 *
 * @throws TypeError if an option has the wrong type
 */
export function sessionStore(config: StoreConfig = {}): Store {
  return new EntryStore(sessionTexts, config);
}

/** Key of the expiry times in the entry: milliseconds since 1970, by key. */
const EXPIRATION = '__expiration';

interface Entry {
  readonly values: Map<string, unknown>;
  readonly expiration: Map<string, unknown>;
}

/** Reads the entry on each use, because the builder's scripts and other tabs write it too. */
class EntryStore implements Store {
  readonly #texts: TextStorage;
  readonly #config: StoreConfig;

  constructor(texts: TextStorage, config: StoreConfig) {
    requireType({ config }, 'config', 'object');
    if (config.builder !== undefined) requireType(config, 'builder', 'string');
    this.#texts = texts;
    this.#config = config;
  }

  get(): Record<string, unknown>;
  get(key: string): unknown;
  get(key?: string): unknown {
    const entry = this.#read();
    const keys = key === undefined ? [...entry.expiration.keys()] : [key];
    const expired = keys.filter((one) => removeExpired(entry, one));
    if (expired.length > 0) this.#write(entry);
    return key === undefined ? Object.fromEntries(entry.values) : entry.values.get(key);
  }

  set(key: string, value: unknown, options: KeepOptions = {}): void {
    requireType({ key }, 'key', 'string');
    requireType({ options }, 'options', 'object');
    const { lifetimeInSeconds } = options;
    if (lifetimeInSeconds !== undefined) requireType(options, 'lifetimeInSeconds', 'number');
    const entry = this.#read();
    removeExpired(entry, key);
    entry.values.set(key, value);
    if (value === undefined) entry.expiration.delete(key);
    else if (lifetimeInSeconds !== undefined) {
      entry.expiration.set(key, Date.now() + lifetimeInSeconds * 1000);
    }
    this.#write(entry);
  }

  get #key(): string {
    return this.#config.builder ?? siteConfig().builder;
  }

  #read(): Entry {
    const values = mapOf(parsed(this.#texts.read(this.#key)));
    const expiration = mapOf(values.get(EXPIRATION));
    values.delete(EXPIRATION);
    return { values, expiration };
  }

  #write({ values, expiration }: Entry): void {
    const entry = new Map(values).set(EXPIRATION, Object.fromEntries(expiration));
    this.#texts.write(this.#key, jsonText(Object.fromEntries(entry)));
  }
}

/** Removes a value if it has expired. Returns true if removed. */
function removeExpired({ values, expiration }: Entry, key: string): boolean {
  const time = expiration.get(key);
  if (typeof time !== 'number' || time >= Date.now()) return false;
  values.delete(key);
  return expiration.delete(key);
}

/** Converts an object to a map; any other value to an empty map. */
function mapOf(data: unknown): Map<string, unknown> {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  return new Map(isObject ? Object.entries(data) : []);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}
