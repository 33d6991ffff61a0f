import type { JsonSchema } from './schema';

/** The definitions that a schema refers to: entries of lists, the form schema. */
export class Definitions {
  readonly #schemas = new Map<string, JsonSchema>();

  /**
   * Adds `schema` under `name`, with a number if another schema has that name, and returns the reference to
   * it.
   */
  add(name: string, schema: JsonSchema): JsonSchema {
    let own = name;
    for (let count = 2; !this.#isFree(own, schema); count++) own = `${name}.${count}`;
    this.#schemas.set(own, schema);
    return { $ref: `#/$defs/${own}` };
  }

  #isFree(name: string, schema: JsonSchema): boolean {
    const known = this.#schemas.get(name);
    return known === undefined || JSON.stringify(known) === JSON.stringify(schema);
  }

  /** All definitions as `$defs`; nothing if there are none. */
  get all(): Pick<JsonSchema, '$defs'> {
    return this.#schemas.size > 0 ? { $defs: Object.fromEntries(this.#schemas) } : {};
  }
}
