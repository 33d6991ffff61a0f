import type { Fields } from '../../../src/core/settings/declaration';
import { Definitions } from './definitions';
import { objectSchema } from './object-schema';
import type { JsonSchema } from './schema';

/** An element whose settings are described. */
export interface Described {
  readonly tag: string;
  readonly summary: string;
  readonly settings: Fields;
}

/**
 * `schemas/<tag>.json`: what a CMS may print as an element's settings.
 *
 * It takes the ways of CMSs (numbers and toggles as text, an empty array for an empty object, other
 * names of a key) and refuses what the parser would warn of, as far as a schema can tell.
 */
export function settingsSchema({ tag, summary, settings }: Described, common: Fields): JsonSchema {
  const definitions = new Definitions();
  // Its own first, and where both declare a key its own.
  const fields = { ...settings, ...common, ...settings };
  const schema = objectSchema(fields, { path: '', definitions });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `The settings of <${tag}>`,
    description: summary,
    ...schema,
    ...definitions.all,
  };
}
