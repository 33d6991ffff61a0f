import { type InvalidField, validate } from '../../../src/rules';
import type { Site } from '../site';
import { isCaptchaAnswered } from './captcha';
import { type FormDefinition, fieldsOf } from './definition';
import { messages } from './messages';
import { ownData } from './own-data';
import { isQuizAnswered } from './quiz';
import { formSchema } from './schema';

/**
 * The invalid fields in the form's order, by the rules that browsers check too, and by the checks that only the
 * server can do. Posted captchas are used up.
 */
export function invalidFields(
  site: Site,
  form: FormDefinition,
  formData: FormData,
): InvalidField[] {
  const byRule = validate(formSchema(form), ownData(form, formData));
  const byServer = serverChecks(site, form, formData);
  return fieldsOf(form).flatMap(({ name = '' }) => byRule.get(name) ?? byServer.get(name) ?? []);
}

function serverChecks(
  site: Site,
  form: FormDefinition,
  formData: FormData,
): ReadonlyMap<string, InvalidField> {
  const invalid = new Map<string, InvalidField>();
  const refuse = (field: string, rule: string, error: string) =>
    invalid.set(field, { field, rule, error });
  for (const field of fieldsOf(form)) {
    const { name = '' } = field;
    if (field.type === 'quiz' && !isQuizAnswered(site.hash, form, field, formData)) {
      refuse(name, 'quiz', messages.quiz);
    }
    if (field.type === 'captcha' && !isCaptchaAnswered(site, name, formData)) {
      refuse(name, 'captcha', messages.captcha);
    }
  }
  for (const name of form.acceptanceAsValidation ? missingConsents(form, formData) : []) {
    refuse(name, 'acceptance', messages.acceptance_missing);
  }
  return invalid;
}

/** The names of the consents that are missing, or checked although they must not be. */
export function missingConsents(form: FormDefinition, formData: FormData): string[] {
  return fieldsOf(form).flatMap((field) => {
    if (field.type !== 'acceptance' || field.optional) return [];
    const isChecked = Boolean(formData.get(field.name));
    return isChecked === (field.invert ?? false) ? [field.name] : [];
  });
}
