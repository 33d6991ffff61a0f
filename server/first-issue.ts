import * as z from 'zod/mini';

/** A fault of a value: where it is, and the reason. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type Shape = z.core.$ZodType;

/**
 * The first fault of a value, or undefined. Zod itself notes each wrong item of an array: for a request of 20 MB of
 * zeros, that is ten million notes. Checks of a whole collection, such as its length, are left to zod.
 */
export function firstIssue(shape: Shape, value: unknown): Issue | undefined {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  if (def.type === 'lazy') return firstIssue(def.getter(), value);
  if (def.type === 'optional' && value === undefined) return undefined;
  if (def.type === 'nullable' && value === null) return undefined;
  if (def.type === 'optional' || def.type === 'nullable') return firstIssue(def.innerType, value);
  if (def.type === 'union') return issueOfUnion(def.options, value);
  const parts = partsOf(shape, value);
  return parts ? issueOfParts(parts) : z.safeParse(shape, value).error?.issues[0];
}

/** A key, and the value that belongs to it (or the key itself) with its shape. */
type Part = readonly [key: PropertyKey, shape: Shape, value: unknown];

/** The parts of a collection. Undefined for all other shapes, and for values that are no such collection. */
function partsOf(shape: Shape, value: unknown): Iterable<Part> | undefined {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  if (def.type === 'array' && Array.isArray(value)) return itemsOf(def.element, value);
  if (!isRecord(value)) return undefined;
  if (def.type === 'object') return fieldsOf(def.shape, value);
  if (def.type === 'record') return entriesOf(def, value);
  return undefined;
}

function* itemsOf(element: Shape, items: readonly unknown[]): Iterable<Part> {
  for (const [index, item] of items.entries()) yield [index, element, item];
}

function* fieldsOf(fields: z.core.$ZodShape, value: Fields): Iterable<Part> {
  for (const [name, field] of Object.entries(fields)) yield [name, field, value[name]];
}

function* entriesOf({ keyType, valueType }: z.core.$ZodRecordDef, value: Fields): Iterable<Part> {
  for (const [key, item] of Object.entries(value)) {
    yield [key, keyType, key];
    yield [key, valueType, item];
  }
}

function issueOfParts(parts: Iterable<Part>): Issue | undefined {
  for (const [key, shape, value] of parts) {
    const issue = firstIssue(shape, value);
    if (issue) return { ...issue, path: [key, ...issue.path] };
  }
  return undefined;
}

/** The fault of a value that has none of several shapes. */
function issueOfUnion(options: readonly Shape[], value: unknown): Issue | undefined {
  const hasShape = options.some((option) => firstIssue(option, value) === undefined);
  return hasShape ? undefined : { path: [], message: 'Invalid input' };
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
