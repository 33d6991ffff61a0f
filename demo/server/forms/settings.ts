import type { FieldInput as Field } from '../../../src/elements/forms/contact-form/fields';
import { drawnField } from './challenges';
import { type FormDefinition, fieldsOf } from './definition';
import type { FormView } from './markup/view';
import { locale, pluginVersion } from './schema';

/** The form of `formMarkup` as settings that `<nh-contact-form>` draws it from. */
export function formSettings({
  form,
  unitTag,
  pageId,
  challenges,
}: FormView): Record<string, unknown> {
  const fields: Field[] = fieldsOf(form).map((field) => drawnField(field, challenges));
  return {
    id: form.id,
    version: pluginVersion,
    locale,
    unitTag,
    containerPost: pageId,
    title: form.title,
    fields,
    ...consentSetting(form),
  };
}

function consentSetting({ acceptanceAsValidation }: FormDefinition) {
  return acceptanceAsValidation ? { acceptanceAsValidation } : {};
}
