import type { FormDefinition } from '../definition';
import { contact } from './contact';
import { everyField } from './every-field';
import { newsletter } from './newsletter';
import { outcomes } from './outcomes';

/** The forms of the site. */
export const forms: readonly FormDefinition[] = [contact, everyField, newsletter, ...outcomes];

/** The form with this id; ids in requests are texts. */
export function formById(id: string | number): FormDefinition | undefined {
  return forms.find((definition) => String(definition.id) === String(id));
}

/**
 * The form with this slug.
 *
 * @throws Error no form has this slug
 */
export function formBySlug(slug: string): FormDefinition {
  const found = forms.find((definition) => definition.slug === slug);
  if (!found) throw new Error(`There is no form "${slug}".`);
  return found;
}
