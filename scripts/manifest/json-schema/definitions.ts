import type { JsonSchema } from './schema';

/** What a schema says once and refers to: the entries of lists, the form schema. */
export class Definitions {
  readonly #schemas = new Map<string, JsonSchema>();

  /** Keeps `schema` under `name`, and returns the reference to it. */
  add(name: string, schema: JsonSchema): JsonSchema {
    this.#schemas.set(name, schema);
    return { $ref: `#/$defs/${name}` };
  }

  /** All of them, as `$defs`; none when there are none. */
  get all(): Pick<JsonSchema, '$defs'> {
    return this.#schemas.size > 0 ? { $defs: Object.fromEntries(this.#schemas) } : {};
  }
}
