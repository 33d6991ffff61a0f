import type { Fields } from '../../../src/core/settings/declaration';
import { Definitions } from './definitions';
import { fieldSchema } from './field-schema';
import { objectSchema } from './object-schema';
import type { JsonSchema } from './schema';

/**
 * `schemas/nh-config.json`: the values that a CMS may print as `#nh-config`, for the core and all families.
 *
 * A page knows only the keys of the code that it has loaded, so only this schema finds every misspelt key.
 */
export function configurationSchema(configuration: Fields): JsonSchema {
  const definitions = new Definitions();
  const schema = objectSchema(configuration, { path: '', definitions, fieldSchema });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The site’s configuration',
    description:
      'The site’s configuration for all elements, printed as #nh-config or set by configure().',
    ...schema,
    ...definitions.all,
  };
}
