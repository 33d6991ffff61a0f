import { builderDevices } from '../../../src/core/breakpoints/builder-devices';
import type { Field, Fields } from '../../../src/core/settings/declaration';
import { flatFields } from '../../../src/core/settings/style/groups';
import type { Definitions } from './definitions';
import type { JsonSchema } from './schema';

/** The position in the schema that is being written. */
export interface Place {
  /** The keys that lead to the position, separated by dots. Definitions are named by this path. */
  readonly path: string;
  readonly definitions: Definitions;
  /** The reference to the schema of the settings, if they are a part of the schema. Then keys per device are patterns. */
  readonly settings?: string;
  /** `fieldSchema`, passed along because objects have fields and a field may be an object. */
  readonly fieldSchema: (field: Field, place: Place) => JsonSchema;
}

/** An object with these keys only. PHP prints an object without keys as an empty array. */
export function objectSchema(fields: Fields, place: Place): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => field.required).map(([key]) => key);
  return {
    type: ['object', 'array'],
    maxItems: 0,
    ...keysSchema(fields, place),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** The schemas of the keys: own names, aliases, and keys for a device of the builder's. */
export function keysSchema(
  fields: Fields,
  place: Place,
): Pick<JsonSchema, 'properties' | 'patternProperties' | 'additionalProperties'> {
  const properties: Record<string, JsonSchema> = {};
  const patternProperties: Record<string, JsonSchema> = {};
  for (const [key, field] of Object.entries(flatFields(fields))) {
    properties[key] = keySchema(key, field, place);
    for (const alias of field.aliases ?? []) properties[alias] = aliasSchema(key, field, place);
    if (!field.responsive) continue;
    // A page has hundreds of settings: six further keys for each would fill most of its schema.
    if (place.settings) {
      patternProperties[`^${key}_(${devices.join('|')})$`] = {
        $ref: `${place.settings}/properties/${key}`,
      };
      continue;
    }
    for (const device of devices) properties[`${key}_${device}`] = deviceSchema(key, device);
  }
  const patterns = Object.keys(patternProperties).length > 0 ? { patternProperties } : {};
  return { properties, ...patterns, additionalProperties: false };
}

function keySchema(key: string, field: Field, place: Place): JsonSchema {
  return { ...described(field), ...valueSchema(key, field, place) };
}

function aliasSchema(key: string, field: Field, place: Place): JsonSchema {
  const description = `Another name of \`${key}\`.`;
  return { deprecated: true, description, ...valueSchema(key, field, place) };
}

const devices = Object.keys(builderDevices);

/** Only settings themselves have values per device, not their parts. */
function deviceSchema(key: string, device: string): JsonSchema {
  return {
    $ref: `#/properties/${key}`,
    description: `\`${key}\` on the device \`${device}\`.`,
  };
}

function valueSchema(key: string, field: Field, place: Place): JsonSchema {
  const { path } = place;
  return place.fieldSchema(field, { ...place, path: path ? `${path}.${key}` : key });
}

function described(field: Field): JsonSchema {
  const { label: title, doc, examples } = field;
  const unit = field.kind === 'number' && field.unit ? `In ${field.unit}.` : undefined;
  const description = [doc, unit].filter(Boolean).join(' ');
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...('default' in field && field.default !== undefined ? { default: printed(field) } : {}),
    ...(examples ? { examples } : {}),
  };
}

/** The default as a CMS would print it. */
function printed(field: Field & { readonly default?: unknown }): unknown {
  if (field.kind !== 'length' || !field.default) return field.default;
  return `${field.default.value}${field.default.unit}`;
}
