import { logError } from '../dom/log';
import { type Field, type Fields, parseValue, warnOfMisspelt } from '../settings';

/** The keys that are declared so far. */
const declared: Record<string, Field> = Object.create(null);

/** Makes keys known, to all sources that read from now on. */
export function addDeclared(fields: Fields): void {
  Object.assign(declared, fields);
}

/**
 * One place that says something of the site, as far as its keys are declared. What nobody has declared
 * yet waits: the family that reads it may be loaded later, or not at all.
 */
export class ConfigSource {
  /** The declared keys that it has usable values for. */
  readonly values: Record<string, unknown> = {};
  readonly #name: string;
  readonly #waiting = new Map<string, unknown>();

  constructor(name: string) {
    this.#name = name;
  }

  /**
   * Takes what came in; `undefined` takes an earlier value back.
   *
   * A wrong value costs only itself: the key stays as it was. All that is wrong is told in one line.
   */
  take(data: unknown): void {
    // PHP prints an object without keys so.
    if (Array.isArray(data) && data.length === 0) return;
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      complain(`${this.#name} does not hold an object`);
      return;
    }
    for (const [key, value] of Object.entries(data)) this.#waiting.set(key, value);
    this.#read(Object.keys(data), declared);
  }

  /** Reads what waited for keys that have just been declared. */
  readDeclared(fields: Fields): void {
    this.#read([...this.#waiting.keys()], fields);
  }

  #read(names: readonly string[], known: Fields): void {
    const misfits: string[] = [];
    const unknown: string[] = [];
    for (const name of names) {
      const field = declared[name];
      if (!field) unknown.push(name);
      else if (!this.#readValue(name, field)) misfits.push(`"${name}" does not fit`);
    }
    if (misfits.length > 0) complain(`${this.#name} has unusable fields (${misfits.join('; ')})`);
    // What resembles no declared key may be that of a family that is not here.
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

/** Tells what of the configuration cannot be used. */
export function complain(what: string): void {
  logError(
    `nh-elements: ${what}, so what it cannot set stays as it was. ` +
      "Give one object with the names of the configuration table, in the page by the CMS's JSON encoder.",
  );
}
