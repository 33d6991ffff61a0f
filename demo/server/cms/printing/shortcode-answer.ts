import { newChallenges } from '../../forms/challenges';
import { formById } from '../../forms/definitions';
import { formMarkup } from '../../forms/markup/form';
import type { PostedForm } from '../../page-context';
import type { Site } from '../../site';

/**
 * The markup of a shortcode. The site knows that of the form plugin: `[contact-form-7 id="7"]`.
 *
 * @param path the path of the page, to which browsers without scripts send the form
 * @param posted the form that was sent there
 */
export function shortcodeAnswer(
  site: Site,
  shortcode: string,
  path = '',
  posted?: PostedForm,
): string | undefined {
  const id = /^\[contact-form-7 [^[\]]*\bid="(\w+)"/.exec(shortcode)?.[1];
  const form = id === undefined ? undefined : formById(id);
  if (!form) return undefined;
  const unitTag = `wpcf7-f${form.id}-o1`;
  const challenges = newChallenges(site, form);
  const action = `${path}#${unitTag}`;
  const view = { form, challenges, unitTag, pageId: 0, action };
  const markup = formMarkup(posted?.unitTag === unitTag ? { ...view, posted } : view);
  // None of its parts is awaited.
  return markup instanceof Promise ? undefined : String(markup);
}
