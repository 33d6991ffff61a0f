import type { Field, Fields } from '../../core/settings';
import { settings as formSettings } from '../../elements/forms/contact-form/contact-form.settings';
import type { SavedSettings } from '../../page';
import type { SiteAnswer } from '../../print';
import { message } from './messages';

/** Returns the settings for the panel of a node: those of its kind, fitted to its content and to the site. */
export function shownFields(
  fields: Fields,
  settings: SavedSettings,
  answers: readonly SiteAnswer[] = [],
): Fields {
  const hidden = unusedList(fields, settings);
  const shown = Object.entries(fields).filter(([key]) => key !== hidden);
  return Object.fromEntries(shown.map(([key, field]) => [key, withForms(field, answers)]));
}

/**
 * Returns the key of the list of items that a node does not use. The page builder's accordions and tabs have `tabs`, ours
 * `items`; the printer takes the first that has any.
 */
function unusedList(fields: Fields, { tabs }: SavedSettings): string | undefined {
  if (fields.tabs?.kind !== 'list' || fields.items?.kind !== 'list') return undefined;
  return Object.keys(Object(tabs)).length > 0 ? 'items' : 'tabs';
}

/** Returns the number of a form as a choice among the forms of the site, if the site has named them. */
function withForms(field: Field, answers: readonly SiteAnswer[]): Field {
  if (field !== formSettings.id) return field;
  const named = answers.flatMap((one) => {
    if (one.need.kind !== 'form') return [];
    const { need, answer } = one as SiteAnswer<'form'>;
    return answer.title === undefined ? [] : [[need.id, answer.title] as const];
  });
  if (named.length === 0) return field;
  return {
    kind: 'choice',
    options: Object.fromEntries(named),
    label: message('editor.form.label'),
    group: 'content',
    doc: message('editor.form.about'),
  };
}
