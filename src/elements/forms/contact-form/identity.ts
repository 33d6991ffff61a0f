import { siteLocale } from '../../../core/config';
import type { ContactFormProps } from './contact-form.element';
import { type FormParts, hiddenInput } from './form-parts';

/** The identity of a form, as in its hidden inputs and in event details. */
export interface FormIdentity {
  readonly contactFormId: number;
  readonly pluginVersion: string;
  readonly contactFormLocale: string;
  readonly unitTag: string;
  readonly containerPostId: number;
}

/**
 * Reads the identity from the form's hidden inputs, its wrapper, the tag's attribute and the settings, in
 * this order; null if none has a form id.
 */
export function formIdentity(
  parts: FormParts,
  { settings, formId }: ContactFormProps,
): FormIdentity | null {
  const hidden = (name: string): string | undefined => hiddenInput(parts, name)?.value || undefined;
  const wrapperId = parts.wrapper.getAttribute(`data-${parts.prefix}-id`);
  const id = positive(hidden('') ?? wrapperId ?? (formId || settings.id));
  if (id === null) return null;
  return {
    contactFormId: id,
    pluginVersion: hidden('version') ?? settings.version ?? '',
    contactFormLocale: hidden('locale') ?? settings.locale ?? siteLocale(),
    unitTag:
      hidden('unit_tag') ?? (parts.wrapper.id || settings.unitTag || `${parts.prefix}-f${id}-o1`),
    containerPostId: positive(hidden('container_post') ?? settings.containerPost) ?? 0,
  };
}

/** The form id of a tag that is drawn from settings; null if it has none. */
export function settingsFormId({ settings, formId }: ContactFormProps): number | null {
  return positive(formId || settings.id);
}

function positive(value: unknown): number | null {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : null;
}
