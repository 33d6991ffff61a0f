import { html } from 'hono/html';
import type { FieldInput as Field } from '../../../../src/elements/forms/contact-form/fields';
import type { Html } from '../../../pages/page';
import { challengeName, challengeOf } from '../captcha';
import { controlName } from '../definition';
import { quizAnswerName } from '../quiz';
import { choices, maxLength } from '../schema';
import { type AttributeValue, attributes } from './attributes';
import { errorAt, type FormView, hintId, shownValues } from './view';

type FieldOf<T extends Field['type']> = Extract<Field, { type: T }>;
type WrittenField = Extract<Field, { minlength?: unknown }>;
type BoundedField = Extract<Field, { step?: unknown }>;
/** A field with one control and a label. */
export type SingleField =
  | WrittenField
  | BoundedField
  | FieldOf<'select' | 'file' | 'quiz' | 'captcha'>;

/** The control of a single field, without its wrapper. */
export function control(field: SingleField, view: FormView): Html {
  switch (field.type) {
    case 'textarea':
      return textarea(field, view);
    case 'select':
      return select(field, view);
    case 'file':
      return file(field, view);
    case 'quiz':
      return quiz(field, view);
    case 'captcha':
      return input({ ...common(field, view, 'captchar'), ...answerInput });
    case 'number':
    case 'range':
    case 'date':
    case 'time':
      return bounded(field, view);
    default:
      return written(field, view);
  }
}

const answerInput = { type: 'text', size: 40, autocomplete: 'off', value: '' } as const;

function input(values: Readonly<Record<string, AttributeValue>>): Html {
  return html`<input${attributes(values)}>`;
}

function written(field: WrittenField, view: FormView): Html {
  const kinds =
    field.type === 'text' ? ['text'] : [field.type, 'text', `validates-as-${field.type}`];
  const [value = ''] = shownValues(view, field.name, field.default);
  return input({
    size: 40,
    ...lengths(field),
    ...common(field, view, ...kinds),
    value,
    type: field.type,
  });
}

function textarea(field: WrittenField & FieldOf<'textarea'>, view: FormView): Html {
  const [value = ''] = shownValues(view, field.name, field.default);
  const values = {
    cols: 40,
    rows: field.rows ?? 10,
    ...lengths(field),
    ...common(field, view, 'textarea'),
  };
  // HTML parsers drop the first line break after the tag, so a leading one is doubled.
  return html`<textarea${attributes(values)}>${value.startsWith('\n') ? '\n' : ''}${value}</textarea>`;
}

function lengths(field: WrittenField) {
  return { maxlength: maxLength(field), minlength: field.minlength };
}

function bounded(field: BoundedField, view: FormView): Html {
  const { type, min, max, step } = field;
  const kind = type === 'range' ? 'number' : type;
  const [value = ''] = shownValues(view, field.name, field.default);
  return input({
    min,
    max,
    step,
    ...common(field, view, type, `validates-as-${kind}`),
    value,
    type,
  });
}

function select(field: FieldOf<'select'>, view: FormView): Html {
  const { multiple, prompt } = field;
  const shown = shownValues(view, field.name, field.default);
  const options = choices(field).map(
    ({ value, label }) =>
      html`<option${attributes({ value, selected: shown.includes(value) })}>${label}</option>`,
  );
  return html`<select${attributes({ ...common(field, view, 'select'), multiple })}>${
    prompt === undefined ? '' : html`<option value="">${prompt}</option>`
  }${options}</select>`;
}

function file(field: FieldOf<'file'>, view: FormView): Html {
  const accept = field.accept?.join(',');
  const { multiple } = field;
  return input({ size: 40, ...common(field, view, 'file'), accept, multiple, type: 'file' });
}

function quiz(field: FieldOf<'quiz'>, view: FormView): Html {
  return html`<label><span class="wpcf7-quiz-label">${field.question}</span> ${input({
    ...common(field, view, 'quiz'),
    ...answerInput,
  })}</label><input type="hidden" name="${quizAnswerName(field.name)}" value="${field.hash}">`;
}

/** A captcha's image and the hidden input with its challenge. */
export function captchaImage({ name, image, width, height }: FieldOf<'captcha'>): Html {
  const alt = 'Four letters and digits, to keep robots out';
  return html`<img${attributes({ class: `wpcf7-captchac wpcf7-captcha-${name}`, width, height, alt, src: image })}>
<input type="hidden" name="${challengeName(name)}" value="${challengeOf(image)}">`;
}

/** The attributes of every control. `kinds` are the plugin's type classes without prefix. */
function common(field: SingleField, view: FormView, ...kinds: readonly string[]) {
  const { id, required, autocomplete, placeholder, hint } = field;
  const error = errorAt(view, field.name);
  const described = [error?.id, hint && hintId(view.unitTag, field.name)].filter(Boolean).join(' ');
  return {
    class: controlClass(kinds, required, error !== undefined),
    id,
    name: controlName(field),
    autocomplete,
    placeholder,
    'aria-required': required && 'true',
    'aria-invalid': error ? 'true' : 'false',
    'aria-describedby': described || undefined,
  };
}

/** The classes of a control in the plugin's order. */
export function controlClass(
  kinds: readonly string[],
  isRequired: boolean | undefined,
  isInvalid: boolean,
): string {
  const named = [
    'form-control',
    ...kinds,
    isRequired ? 'validates-as-required' : [],
    isInvalid ? 'not-valid' : [],
  ];
  return named
    .flat()
    .map((name) => `wpcf7-${name}`)
    .join(' ');
}
