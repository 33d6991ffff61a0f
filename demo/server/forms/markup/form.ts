import { html } from 'hono/html';
import type { Html } from '../../../pages/page';
import { fieldsOf } from '../definition';
import { locale, pluginVersion } from '../schema';
import { honeypotName } from '../spam';
import { attributes } from './attributes';
import { formPart } from './parts';
import { errorId, type FormView, statusOf } from './view';

/** A form in the plugin's markup, inside the element that enhances it. */
export function formMarkup(view: FormView): Html {
  const { form, unitTag } = view;
  const wrapper = {
    class: 'wpcf7 no-js',
    id: unitTag,
    lang: locale.replace('_', '-'),
    dir: 'ltr',
    'data-wpcf7-id': form.id,
  };
  return html`<nh-contact-form form-id="${form.id}"><div${attributes(wrapper)}>
${screenReaderResponse(view)}
<form${attributes(formAttributes(view))}>
${hiddenFields(view)}
${form.parts.map((part) => html`${formPart(part, view)}\n`)}
<div class="wpcf7-response-output" aria-hidden="true">${view.posted?.verdict.message}</div>
</form>
</div></nh-contact-form>`;
}

function formAttributes(view: FormView) {
  const { form, action } = view;
  const status = statusOf(view);
  const consent = form.acceptanceAsValidation ? ' wpcf7-acceptance-as-validation' : '';
  const hasFiles = fieldsOf(form).some(({ type }) => type === 'file');
  return {
    action,
    method: 'post',
    class: `wpcf7-form ${status}${consent}`,
    'aria-label': form.title,
    enctype: hasFiles ? 'multipart/form-data' : undefined,
    novalidate: true,
    'data-status': status,
  };
}

function screenReaderResponse({ form, unitTag, posted }: FormView): Html {
  const items = posted?.verdict.invalid.map(({ field, error }) => {
    const control = fieldsOf(form).find(({ name }) => name === field);
    const id = controlId(control);
    const text = id ? html`<a href="#${id}">${error}</a>` : error;
    return html`<li id="${errorId(unitTag, field)}">${text}</li>`;
  });
  return html`<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true">${
    posted?.verdict.message
  }</p><ul>${items}</ul></div>`;
}

/** The id of a field's control, if its definition has one. */
export function controlId(field: object | undefined): string | undefined {
  return field && 'id' in field && typeof field.id === 'string' ? field.id : undefined;
}

function hiddenFields({ form, unitTag, pageId, posted }: FormView): Html {
  const values = {
    _wpcf7: form.id,
    _wpcf7_version: pluginVersion,
    _wpcf7_locale: locale,
    _wpcf7_unit_tag: unitTag,
    _wpcf7_container_post: pageId,
    _wpcf7_posted_data_hash: posted?.verdict.hash ?? '',
  };
  // The site's stylesheet hides the fieldset; robots that read the HTML see the honeypot input.
  return html`<fieldset class="hidden-fields-container">${Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<input type="text" name="${honeypotName}" aria-hidden="true" aria-label="Leave empty" tabindex="-1" autocomplete="off"></fieldset>`;
}
