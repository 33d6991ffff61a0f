import { requireType } from '../arguments/checks';
import { siteConfig } from '../config';
import { localTexts, sessionTexts, type TextStorage } from './storage';

/** Whose entry a store is kept in. */
export interface StoreConfig {
  /** The page builder's name, under which the entry stands; default: the site's. */
  readonly builder?: string;
}

/** How a value is kept. */
export interface KeepOptions {
  /** Seconds from now; default: as long as an earlier value of the key had, else for ever. */
  readonly lifetimeInSeconds?: number;
}

/**
 * JSON values by key that outlive the page, all in one entry of the browser's storage, in the form that
 * the page builder has: what its own scripts keep there stays (facts, page-builder 42).
 *
 * Where storage is blocked or full, nothing is kept and nothing is found. An entry that is broken is
 * begun anew.
 */
export interface Store {
  /** All values that have not expired. */
  get(): Record<string, unknown>;
  /** The value under a key; undefined where there is none, or it has expired. */
  get(key: string): unknown;
  /**
   * Keeps a value, for a time or for ever; undefined removes the one that is there. The key
   * `__expiration` is the entry's own, under which nothing else is kept.
   *
   * @throws TypeError where an argument is of another type, or the value cannot be JSON
   */
  set(key: string, value: unknown, options?: KeepOptions): void;
}

/** What the visitor's browser keeps, for all tabs of the site. */
export function localStore(config: StoreConfig = {}): Store {
  return new EntryStore(localTexts, config);
}

/** What is kept for as long as the tab is open. */
export function sessionStore(config: StoreConfig = {}): Store {
  return new EntryStore(sessionTexts, config);
}

/** Where the entry says when its values expire, in milliseconds since 1970, by key. */
const EXPIRATION = '__expiration';

interface Entry {
  readonly values: Map<string, unknown>;
  readonly expiration: Map<string, unknown>;
}

/** The entry is read at each use: the builder's scripts and other tabs write it too. */
class EntryStore implements Store {
  readonly #texts: TextStorage;
  readonly #config: StoreConfig;

  constructor(texts: TextStorage, config: StoreConfig) {
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
    this.#texts.write(this.#key, JSON.stringify(Object.fromEntries(entry)));
  }
}

/** @returns true where the value had expired, so that it is gone now */
function removeExpired({ values, expiration }: Entry, key: string): boolean {
  const time = expiration.get(key);
  if (typeof time !== 'number' || time >= Date.now()) return false;
  values.delete(key);
  return expiration.delete(key);
}

/** The fields of an object; none of anything else. */
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
