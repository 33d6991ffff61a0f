import { logError } from '../dom/log';
import { type Field, type Fields, parseValue, warnOfMisspelt } from '../settings';

/** The keys declared so far. */
const declared: Record<string, Field> = Object.create(null);

/** Declares keys for all sources that are read from now on. */
export function addDeclared(fields: Fields): void {
  Object.assign(declared, fields);
}

/**
 * A source of the site's configuration, of which only declared keys are read. Values of undeclared keys are
 * kept, because the family that declares them may be loaded later.
 */
export class ConfigSource {
  /** The usable values of declared keys. */
  readonly values: Record<string, unknown> = {};
  readonly #name: string;
  readonly #waiting = new Map<string, unknown>();

  constructor(name: string) {
    this.#name = name;
  }

  /**
   * Takes new data; `undefined` removes an earlier value.
   *
   * An invalid value affects only its own key, which keeps its value. All invalid values are reported in
   * one line.
   */
  take(data: unknown): void {
    // PHP prints an object without keys as an empty list.
    if (Array.isArray(data) && data.length === 0) return;
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      complain(`${this.#name} is not an object`);
      return;
    }
    for (const [key, value] of Object.entries(data)) this.#waiting.set(key, value);
    this.#read(Object.keys(data), declared);
  }

  /** Reads kept values of keys that have just been declared. */
  readDeclared(fields: Fields): void {
    this.#read([...this.#waiting.keys()], fields);
  }

  #read(names: readonly string[], known: Fields): void {
    const misfits: string[] = [];
    const unknown: string[] = [];
    for (const name of names) {
      const field = declared[name];
      if (!field) unknown.push(name);
      else if (!this.#readValue(name, field)) misfits.push(`"${name}" is invalid`);
    }
    if (misfits.length > 0) complain(`${this.#name} has invalid fields (${misfits.join('; ')})`);
    // A key that resembles no declared key may belong to a family that is not loaded.
    warnOfMisspelt(this.#name, unknown, known);
  }

  #readValue(name: string, field: Field): boolean {
    const { value, problems } = parseValue(field, this.#waiting.get(name));
    this.#waiting.delete(name);
    if (problems.length > 0) return false;
    if (value === undefined) delete this.values[name];
    else this.values[name] = value;
    return true;
  }
}

/** Reports an unusable part of the configuration. */
export function complain(what: string): void {
  logError(
    `nh-elements: ${what}, so it has no effect. ` +
      "Set one object with keys of docs/configuration.md; in the page, print it with the CMS's JSON encoder.",
  );
}
