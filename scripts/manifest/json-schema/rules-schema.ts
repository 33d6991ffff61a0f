import * as z from 'zod/mini';
import { RuleSchema, RuleSetSchema } from '../../../src/rules/schema';
import type { Definitions } from './definitions';
import type { JsonSchema } from './schema';

/**
 * Adds the form schema that `nh-elements/rules` validates against, and returns the reference to it.
 */
export function addRules(definitions: Definitions): JsonSchema {
  const registry = z.registry<{ id: string }>();
  registry.add(RuleSchema, { id: 'rule' });
  registry.add(RuleSetSchema, { id: 'rules' });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/$defs/${id}`, io: 'input' });
  const references = Object.entries(schemas).map(([name, schema]) =>
    definitions.add(name, withoutIdentity(schema as JsonSchema & { $id?: string })),
  );
  return references.find(({ $ref }) => $ref?.endsWith('/rules')) as JsonSchema;
}

/** Removes `$schema` and `$id`, which belong only to the schema that contains the definition. */
function withoutIdentity({ $schema, $id, ...schema }: JsonSchema & { $id?: string }): JsonSchema {
  return schema;
}
