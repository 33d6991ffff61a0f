import * as z from 'zod/mini';

/** The shapes of an API, by their schema names in its OpenAPI document. */
export type Shapes = Readonly<Record<string, z.ZodMiniType>>;

const location = '#/components/schemas/';

/** All shapes as JSON Schemas, which refer to each other. */
export function schemasOf(shapes: Shapes): Readonly<Record<string, unknown>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id });
  const { schemas: converted } = z.toJSONSchema(registry, {
    uri: (id) => location + id,
    io: 'output',
  });
  // The document declares the dialect and the addresses once for all schemas.
  return Object.fromEntries(
    Object.entries(converted).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

/** A reference to the schema of this name. */
export const reference = (name: string) => ({ $ref: location + name });

/** A reference to the schema of a shape. */
export function referenceTo(shapes: Shapes, shape: z.ZodMiniType): { readonly $ref: string } {
  const [name] = Object.entries(shapes).find(([, one]) => one === shape) ?? [];
  if (!name) throw new Error('A route uses a shape without a schema name: add it to `shapes`.');
  return reference(name);
}
