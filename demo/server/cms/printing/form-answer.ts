import type { SiteForm, SiteFormResult } from '../../../../src/print';
import { newChallenges } from '../../forms/challenges';
import { type FormDefinition, fieldsOf } from '../../forms/definition';
import { formById } from '../../forms/definitions';
import { redisplayedData, textsIn } from '../../forms/markup/view';
import { formSchema } from '../../forms/schema';
import { formSettings } from '../../forms/settings';
import type { PostedForm } from '../../page-context';
import type { Site } from '../../site';

/**
 * A form of the site as a page prints it. The printer chooses the unit tag, since a page may contain a form twice.
 *
 * @param posted the form that was sent to the page without scripts
 */
export function formAnswer(site: Site, id: string, posted?: PostedForm): SiteForm | undefined {
  const form = formById(id);
  if (!form) return undefined;
  const challenges = newChallenges(site, form);
  const view = { form, unitTag: '', pageId: 0, action: '', challenges };
  const { unitTag: _, ...settings } = formSettings(view);
  return {
    title: form.title,
    settings: { ...settings, schema: formSchema(form) },
    ...(posted && { result: resultOf(form, posted) }),
  };
}

function resultOf(form: FormDefinition, posted: PostedForm): SiteFormResult {
  const { status, message, invalid, hash } = posted.verdict;
  const kept = redisplayedData({ posted });
  return {
    unitTag: posted.unitTag,
    status,
    message,
    invalid,
    hash,
    ...(kept && { values: typed(form, kept) }),
  };
}

/** What was typed and chosen, by control. Questions are asked anew, so their answers would be wrong. */
function typed(form: FormDefinition, formData: FormData): SiteFormResult['values'] {
  const names = fieldsOf(form)
    .filter(({ type }) => !/^(?:hidden|submit|quiz|captcha|file)$/.test(type))
    .flatMap(({ name = '' }) => [name, `_wpcf7_free_text_${name}`]);
  return Object.fromEntries(names.map((name) => [name, textsIn(formData, name)]));
}
