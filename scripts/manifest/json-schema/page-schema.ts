import type { Fields } from '../../../src/core/settings/declaration';
import { Definitions } from './definitions';
import { fieldSchema } from './field-schema';
import { objectSchema } from './object-schema';
import type { JsonSchema } from './schema';

/** The declarations of a page's settings. */
export interface PageFields {
  readonly page: Fields;
  /** The settings of any element of a page. */
  readonly element: Fields;
}

/**
 * `schemas/nh-page.json`: a page as `nh-elements/page` reads it. Keys of other software are allowed in settings and
 * elements.
 */
export function pageSchema({ page, element }: PageFields, format: number): JsonSchema {
  const definitions = new Definitions();
  const open = (fields: Fields, name: string): JsonSchema => {
    const settings = `#/$defs/${name}`;
    const schema = objectSchema(fields, { path: name, definitions, fieldSchema, settings });
    return definitions.add(name, { ...schema, additionalProperties: true });
  };
  const settings = {
    page: open(page, 'pageSettings'),
    element: open(element, 'elementSettings'),
  };
  const elements: JsonSchema = { type: ['array'], items: { $ref: '#/$defs/element' } };
  definitions.add('element', elementSchema(settings.element, elements));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A page as data',
    description: 'A page of elements, as nh-elements/page reads and writes it.',
    type: ['object'],
    properties: { format: { const: format }, content: elements, page_settings: settings.page },
    required: ['content'],
    ...definitions.all,
  };
}

function elementSchema(settings: JsonSchema, elements: JsonSchema): JsonSchema {
  const name: JsonSchema = { type: ['string'], pattern: '^[\\w-]{1,64}$' };
  return {
    type: ['object'],
    properties: {
      id: name,
      elType: name,
      isInner: { type: ['boolean'] },
      widgetType: name,
      settings,
      elements,
    },
    required: ['id', 'elType'],
  };
}
