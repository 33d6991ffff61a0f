import type {
  ChoiceField,
  Field,
  GroupField,
  LengthField,
  ListField,
  NumberField,
  RecordField,
  SidesField,
  VariantsField,
} from '../../../src/core/settings/declaration';
import { keysSchema, objectSchema, type Place } from './object-schema';
import { addRules } from './rules-schema';
import type { JsonSchema } from './schema';

/**
 * The schema of the values that a CMS may print for a field; an unset value is printed as `null` or an
 * empty text.
 */
export function fieldSchema(field: Field, place: Place): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: ['string', 'number', 'null'] };
    case 'number':
      return numberSchema(field);
    case 'toggle':
      return { enum: toggles };
    case 'choice':
      return choiceSchema(field);
    case 'colour':
      return { type: ['string', 'null'], format: 'color' };
    case 'length':
      return lengthSchema(field);
    case 'sides':
    case 'corners':
      return sidesSchema(field, ['top', 'right', 'bottom', 'left']);
    case 'gaps':
      return sidesSchema(field, ['row', 'column']);
    case 'shadow':
      return shadowSchema;
    case 'global':
      return {
        type: ['string', 'null'],
        pattern: '^(/?globals/(colors|typography|sizes)\\?id=[\\w-]{1,64})?$',
      };
    case 'typography':
    case 'gradient':
      throw new Error(
        `"${place.path}" stands for several keys, so it cannot be an item. Declare its parts.`,
      );
    case 'url':
      return { type: ['string', 'null'], format: 'uri-reference' };
    case 'media':
      return mediaSchema;
    case 'date':
      return { type: ['string', 'null'], pattern: '^(\\d{4}-\\d{2}-\\d{2}.*)?$' };
    case 'list':
      return listSchema(field, place);
    case 'group':
      return groupSchema(field, place);
    case 'variants':
      return variantsSchema(field, place);
    case 'record':
      return recordSchema(field, place);
    case 'rules':
      return addRules(place.definitions);
    case 'raw':
      return { $comment: field.reason };
    case 'custom':
      throw new Error(
        `A ${field.type} is no JSON, so "${place.path}" cannot be a setting. Declare another kind.`,
      );
  }
}

/** Booleans as CMSs print them. */
const toggles = [true, false, 1, 0, '1', '0', 'true', 'false', 'yes', 'no', 'on', 'off', '', null];

const decimal = '[+-]?(\\d+(\\.\\d*)?|\\.\\d+)';

/** A number, or its text; a schema cannot check the bounds of a text. */
function numberSchema({ min, above, max, capped, step }: NumberField): JsonSchema {
  const isWhole = step === 1;
  return {
    type: [isWhole ? 'integer' : 'number', 'string', 'null'],
    ...(min === undefined ? {} : { minimum: min }),
    ...(above === undefined ? {} : { exclusiveMinimum: above }),
    ...(max === undefined || capped ? {} : { maximum: max }),
    pattern: `^(${isWhole ? '[+-]?\\d+' : decimal})?$`,
  };
}

function choiceSchema({ options }: ChoiceField): JsonSchema {
  const unset = '' in options ? [null] : ['', null];
  return {
    oneOf: [
      ...Object.entries(options).map(([value, title]) => ({ const: value, title })),
      { enum: unset, title: 'Not set' },
    ],
  };
}

const cssUnits = ['px', 'em', 'rem', '%', 'vw', 'vh'];

/** A number, a number with a unit, or the builder's object. */
function lengthSchema({ units = cssUnits, expressions }: LengthField): JsonSchema {
  const expression = expressions ? '|(calc|clamp|min|max|var)\\(.*\\)' : '';
  return {
    type: ['number', 'string', 'object', 'null'],
    pattern: `^(${decimal}(${units.join('|')})?${expression})?$`,
    properties: {
      size: { type: ['number', 'string', 'null'], pattern: `^(${decimal}${expression})?$` },
      unit: { enum: [...units, ...(expressions ? ['custom'] : []), ''] },
    },
    required: ['size'],
  };
}

/** A length for all sides, or the builder's object, whose sides are texts or numbers. */
function sidesSchema(
  { units = cssUnits }: Pick<SidesField, 'units'>,
  names: readonly string[],
): JsonSchema {
  const side: JsonSchema = { type: ['number', 'string', 'null'] };
  return {
    type: ['number', 'string', 'object', 'array', 'null'],
    pattern: `^(${decimal}(${units.join('|')})?|auto|(calc|clamp|min|max|var)\\(.*\\))?$`,
    maxItems: 0,
    properties: {
      ...Object.fromEntries(names.map((name) => [name, side])),
      unit: { enum: [...units, 'custom', ''] },
      isLinked: { enum: toggles },
    },
  };
}

/** A shadow; an empty array is an empty object of PHP. */
const shadowSchema: JsonSchema = {
  type: ['object', 'array', 'null'],
  maxItems: 0,
  properties: {
    horizontal: { type: ['number', 'string', 'null'] },
    vertical: { type: ['number', 'string', 'null'] },
    blur: { type: ['number', 'string', 'null'] },
    spread: { type: ['number', 'string', 'null'] },
    color: { type: ['string', 'null'], format: 'color' },
  },
};

/** A file's address, or the CMS's data of a file. */
const mediaSchema: JsonSchema = {
  type: ['string', 'object', 'null'],
  format: 'uri-reference',
  properties: {
    url: { type: ['string', 'boolean', 'null'], format: 'uri-reference' },
    id: { type: ['integer', 'string'] },
    alt: { type: ['string'] },
    width: { type: ['number', 'string'] },
    height: { type: ['number', 'string'] },
  },
  required: ['url'],
};

/** An array, or an object with numbers as keys, which PHP prints for a list with gaps. */
function listSchema({ of, alone, separator }: ListField, place: Place): JsonSchema {
  const items = entrySchema(of, place);
  const list: JsonSchema = {
    type: [...(separator === undefined ? [] : ['string']), 'array', 'object', 'null'],
    items,
    patternProperties: { '^\\d+$': items },
    additionalProperties: false,
  };
  return alone ? { anyOf: [list, items] } : list;
}

function groupSchema({ fields, shorthand, open }: GroupField, place: Place): JsonSchema {
  const { type, ...object } = objectSchema(fields, place);
  return {
    type: [...(shorthand === undefined ? [] : ['string', 'number']), ...(type ?? []), 'null'],
    ...object,
    ...(open ? { additionalProperties: true } : {}),
  };
}

function recordSchema({ of }: RecordField, place: Place): JsonSchema {
  const items = entrySchema(of, place);
  return { type: ['object', 'array', 'null'], items, additionalProperties: items };
}

function variantsSchema({ by, variants }: VariantsField, place: Place): JsonSchema {
  const oneOf = Object.entries(variants).map(([value, fields]) => {
    const { properties, ...keys } = keysSchema(fields, place);
    const required = Object.keys(fields).filter((key) => fields[key]?.required);
    return {
      type: ['object'],
      title: value,
      properties: { [by]: { const: value }, ...properties },
      ...keys,
      required: [by, ...required],
    };
  });
  return { oneOf: [...oneOf, { type: ['null'], title: 'Not set' }] };
}

/** The schema of an item of a list or record; a reference unless it is short. */
function entrySchema(of: Field, place: Place): JsonSchema {
  const name = `${place.path}.entry`;
  const schema = {
    ...(of.label ? { title: of.label } : {}),
    ...(of.doc ? { description: of.doc } : {}),
    ...fieldSchema(of, { ...place, path: name }),
  };
  const isLong = ['group', 'variants', 'list', 'record'].includes(of.kind);
  return isLong ? place.definitions.add(name, schema) : schema;
}
