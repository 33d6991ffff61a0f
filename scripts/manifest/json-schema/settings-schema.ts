import type { Fields } from '../../../src/core/settings/declaration';
import { Definitions } from './definitions';
import { fieldSchema } from './field-schema';
import { objectSchema } from './object-schema';
import type { JsonSchema } from './schema';

/** An element with settings. */
export interface Described {
  readonly tag: string;
  readonly summary: string;
  readonly settings: Fields;
}

/**
 * `schemas/<tag>.json`: the values that a CMS may print as an element's settings.
 *
 * The schema accepts the forms that CMSs print (numbers and toggles as text, an empty array for an empty object,
 * aliases of a key) and rejects values that the parser would warn of, as far as a schema can check them.
 */
export function settingsSchema({ tag, summary, settings }: Described, common: Fields): JsonSchema {
  const definitions = new Definitions();
  // Own settings first; they outrank common settings of the same name.
  const fields = { ...settings, ...common, ...settings };
  const schema = objectSchema(fields, { path: '', definitions, fieldSchema });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `The settings of <${tag}>`,
    description: summary,
    ...schema,
    ...definitions.all,
  };
}
