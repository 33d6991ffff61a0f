import { html } from 'hono/html';
import type { FieldInput as Field } from '../../../../src/elements/forms/contact-form/fields';
import type { Html } from '../../../pages/page';
import { drawnField } from '../challenges';
import type { FormPart, Group, Reflection } from '../definition';
import { maxLength } from '../schema';
import { attributes } from './attributes';
import { captchaImage, control, type SingleField } from './controls';
import { acceptance, list } from './lists';
import { errorAt, type FormView, hintId, shownValues } from './view';

/** A part of a form: a field, a group or a reflection. */
export function formPart(part: FormPart, view: FormView): Html {
  if (part.type === 'group') return group(part, view);
  if (part.type === 'reflection') return reflection(part);
  return row(drawnField(part, view.challenges), view);
}

function group({ legend, className, parts }: Group, view: FormView): Html {
  return html`<fieldset class="${className}"><legend>${legend}</legend>
${parts.map((part) => formPart(part, view))}
</fieldset>`;
}

function reflection({ of, label, list: isList, default: text }: Reflection): Html {
  const output = (more: Record<string, string>) =>
    html`<output${attributes({ ...more, 'data-default': text })}>${text}</output>`;
  return isList
    ? html`<fieldset data-reflection-of="${of}"><legend>${label}</legend> ${output({})}</fieldset>`
    : html`<p>${label} ${output({ 'data-reflection-of': of })}</p>`;
}

function row(field: Field, view: FormView): Html {
  switch (field.type) {
    case 'hidden':
      return html`<input${attributes({ type: 'hidden', name: field.name, value: field.default ?? '', class: 'wpcf7-form-control wpcf7-hidden' })}>`;
    case 'submit':
      return html`<p>${submitButton(field)}</p>`;
    case 'checkbox':
    case 'radio':
      return html`<fieldset><legend>${field.label}</legend>
${wrap(field.name, list(field, view), view)}${hint(field, view)}</fieldset>`;
    case 'acceptance':
      return html`<p>${wrap(field.name, acceptance(field, view), view)}${hint(field, view)}</p>`;
    case 'quiz':
      return html`<p>${wrap(field.name, control(field, view), view)}${hint(field, view)}</p>`;
    default:
      return labelled(field, view);
  }
}

// The value of an input is its label, so another value needs a `<button>`.
function submitButton({ name, value, label = 'Send' }: Extract<Field, { type: 'submit' }>): Html {
  const common = { class: 'wpcf7-form-control wpcf7-submit has-spinner', type: 'submit', name };
  return value === undefined
    ? html`<input${attributes({ ...common, value: label })}>`
    : html`<button${attributes({ ...common, value })}>${label}</button>`;
}

function labelled(field: SingleField, view: FormView): Html {
  const image = field.type === 'captcha' ? html`${captchaImage(field)}\n` : '';
  return html`<p>${image}<label> ${field.label}<br>
${wrap(field.name, control(field, view), view)}</label>${counter(field, view)}${hint(field, view)}</p>`;
}

function wrap(name: string, content: Html, view: FormView): Html {
  const error = errorAt(view, name);
  return html`<span class="wpcf7-form-control-wrap" data-name="${name}">${content}${
    error ? html`<span class="wpcf7-not-valid-tip" aria-hidden="true">${error.message}</span>` : ''
  }</span>`;
}

function hint({ name, hint: text }: { name: string; hint?: string }, view: FormView): Html | '' {
  return text
    ? html` <span class="nh-form-hint" id="${hintId(view.unitTag, name)}">${text}</span>`
    : '';
}

function counter(field: SingleField, view: FormView): Html | '' {
  if (!('counter' in field) || !field.counter) return '';
  const most = maxLength(field);
  const typed = (shownValues(view, field.name, field.default)[0] ?? '').trim().length;
  const start = field.counter === 'down' ? most : 0;
  const current = field.counter === 'down' ? most - typed : typed;
  return html` <span${attributes({
    class: `wpcf7-character-count ${field.counter}`,
    'data-target-name': field.name,
    'data-starting-value': start,
    'data-current-value': current,
    'data-maximum-value': most,
    'data-minimum-value': field.minlength,
    'data-nh-unit': field.counter === 'down' ? 'characters left' : `of ${most} characters`,
  })}>${current}</span>`;
}
