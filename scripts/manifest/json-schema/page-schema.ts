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
  /** Further settings of containers, sections and columns. */
  readonly layout: Fields;
  /** Further settings of containers alone. */
  readonly container: Fields;
  /** Further settings of sections alone. */
  readonly section: Fields;
  /** Further settings of columns alone. */
  readonly column: Fields;
  /** Further settings of widgets. */
  readonly widget: Fields;
}

/**
 * `schemas/nh-page.json`: a page as `nh-elements/page` reads it. Keys of other software are allowed in settings and
 * elements.
 */
export function pageSchema(
  { page, element, layout, container, section, column, widget }: PageFields,
  format: number,
): JsonSchema {
  const definitions = new Definitions();
  const open = (fields: Fields, name: string): JsonSchema => {
    const settings = `#/$defs/${name}`;
    const schema = objectSchema(fields, { path: name, definitions, fieldSchema, settings });
    return definitions.add(name, { ...schema, additionalProperties: true });
  };
  const settings = {
    page: open(page, 'pageSettings'),
    layout: open({ ...element, ...layout }, 'layoutSettings'),
    container: open(container, 'containerSettings'),
    section: open(section, 'sectionSettings'),
    column: open(column, 'columnSettings'),
    widget: open({ ...element, ...widget }, 'widgetSettings'),
    other: open(element, 'elementSettings'),
  };
  const elements: JsonSchema = { type: ['array'], items: { $ref: '#/$defs/element' } };
  definitions.add('element', elementSchema(settings, elements));
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

type SettingSchemas = Readonly<
  Record<'layout' | 'container' | 'section' | 'column' | 'widget' | 'other', JsonSchema>
>;

function elementSchema(settings: SettingSchemas, elements: JsonSchema): JsonSchema {
  const ofType = (elType: JsonSchema, own: JsonSchema): JsonSchema => ({
    type: ['object'],
    properties: { elType, settings: own },
  });
  const name: JsonSchema = { type: ['string'], pattern: '^[\\w-]{1,64}$' };
  return {
    type: ['object'],
    properties: {
      id: name,
      elType: name,
      isInner: { type: ['boolean'] },
      widgetType: name,
      elements,
    },
    required: ['id', 'elType'],
    oneOf: [
      ...(['section', 'column', 'container'] as const).map((type) =>
        ofType({ const: type }, { allOf: [settings.layout, settings[type]] }),
      ),
      ofType({ const: 'widget' }, settings.widget),
      ofType(
        { type: ['string'], pattern: '^(?!(section|column|container|widget)$)' },
        settings.other,
      ),
    ],
  };
}
