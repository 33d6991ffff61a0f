import type { Fields } from '../../../src/core/settings/declaration';
import { Definitions } from './definitions';
import { objectSchema } from './object-schema';
import type { JsonSchema } from './schema';

/**
 * `schemas/nh-config.json`: what a CMS may print as `#nh-config`, for the core and all families.
 *
 * A page knows only the keys of what it has loaded; a misspelt one is told for certain by this.
 */
export function configurationSchema(configuration: Fields): JsonSchema {
  const definitions = new Definitions();
  const schema = objectSchema(configuration, { path: '', definitions });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The site’s configuration',
    description: 'What a site says of itself to all elements, in #nh-config or by configure().',
    ...schema,
    ...definitions.all,
  };
}
