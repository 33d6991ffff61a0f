import type { FormDefinition } from '../definition';
import { contact } from './contact';
import { everyField } from './every-field';
import { newsletter } from './newsletter';
import { outcomes } from './outcomes';

const definitions: readonly FormDefinition[] = [contact, everyField, newsletter, ...outcomes];

/** The form with this id, as it comes over the wire. */
export function formById(id: string | number): FormDefinition | undefined {
  return definitions.find((definition) => String(definition.id) === String(id));
}

/**
 * The form that pages call `slug`.
 *
 * @throws when there is none: a page's mistake
 */
export function formBySlug(slug: string): FormDefinition {
  const found = definitions.find((definition) => definition.slug === slug);
  if (!found) throw new Error(`There is no form "${slug}".`);
  return found;
}
