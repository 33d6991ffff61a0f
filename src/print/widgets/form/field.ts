import { hasOwn } from '../../../core/settings';
import { counterUnit } from '../../../elements/forms/contact-form/controls/counter';
import { challengeOf } from '../../../elements/forms/contact-form/controls/renewals';
import { defaultMaxLength } from '../../../elements/forms/contact-form/max-length';
import { message } from '../../../elements/forms/contact-form/messages';
import { type Printed, printed } from '../../../page/print/printed';
import { englishMark } from '../english-mark';
import { acceptance, choices } from './choices';
import { type ControlField, control, type Field, type FieldOf } from './control';
import { type FieldForm, fieldId, hint, hintId, labelWords, row, wrap } from './field-form';

/** Prints a row of a form: label, control and hint, as the element draws it from settings. */
export function fieldRow(field: Field, form: FieldForm): Printed {
  switch (field.type) {
    case 'hidden':
      return printed('input', { type: 'hidden', name: field.name, value: field.default ?? '' });
    case 'submit':
      return submit(field, form);
    case 'checkbox':
    case 'radio':
      return choices(field, form);
    case 'acceptance':
      return acceptance(field, form);
    case 'quiz':
      return quiz(field, form);
    case 'captcha':
      return captcha(field, form);
    default:
      return labelled(field, form);
  }
}

function labelled(field: ControlField, form: FieldForm): Printed {
  const id = fieldId(field, form);
  return row(
    printed('label', { for: id, part: 'label' }, labelWords(field)),
    wrap(field, form, control(field, form)),
    ...counter(field, form),
    ...hint(field.hint, id),
  );
}

function counter(field: ControlField, { prefix }: FieldForm): readonly Printed[] {
  if (!hasOwn(field, 'counter') || !field.counter) return [];
  const { counter: way, name, minlength, maxlength = defaultMaxLength(field.type) } = field;
  const start = way === 'down' ? maxlength : 0;
  const attributes = {
    class: `${prefix}-character-count ${way}`,
    part: 'counter',
    'data-target-name': name,
    'data-starting-value': `${start}`,
    'data-current-value': `${start}`,
    'data-maximum-value': `${maxlength}`,
    'data-minimum-value': minlength === undefined ? undefined : `${minlength}`,
    'data-nh-unit': counterUnit(way === 'down', start, maxlength),
  };
  return [printed('span', attributes, [`${start}`])];
}

function quiz(field: FieldOf<'quiz'>, form: FieldForm): Printed {
  const { prefix } = form;
  const id = fieldId(field, form);
  const question = printed('span', { class: `${prefix}-quiz-label` }, [field.question]);
  const answerInput = answer(field, 'quiz', form);
  const hash = hidden(`_${prefix}_quiz_answer_${field.name}`, field.hash);
  const label = printed('label', { for: id, part: 'label' }, [question, answerInput]);
  return row(wrap(field, form, label, hash), ...hint(field.hint, id));
}

function captcha(field: FieldOf<'captcha'>, form: FieldForm): Printed {
  const { prefix } = form;
  const id = fieldId(field, form);
  const { name, label = name, image, width = 120, height = 40 } = field;
  const picture = printed('img', {
    class: `${prefix}-form-control ${prefix}-captchac ${prefix}-captcha-${name.replaceAll(':', '')}`,
    alt: message('form.captcha'),
    lang: englishMark('form.captcha', form),
    src: form.pictureAddress(image),
    width: `${width}`,
    height: `${height}`,
  });
  return row(
    printed('label', { for: id, part: 'label' }, [label]),
    hidden(`_${prefix}_captcha_challenge_${name}`, challengeOf(image)),
    picture,
    wrap(field, form, answer(field, 'captchar', form)),
    ...hint(field.hint, id),
  );
}

/** The text input of a quiz or a captcha. */
function answer(
  field: FieldOf<'quiz'> | FieldOf<'captcha'>,
  kind: 'quiz' | 'captchar',
  form: FieldForm,
): Printed {
  const id = fieldId(field, form);
  return printed('input', {
    type: 'text',
    class: `${form.prefix}-form-control ${form.prefix}-${kind}`,
    id,
    name: field.name,
    autocomplete: 'off',
    'aria-required': 'true',
    'aria-invalid': 'false',
    'aria-describedby': field.hint && hintId(id),
    part: 'control',
  });
}

/** Prints a value that is sent without being shown. */
export function hidden(name: string, value: string): Printed {
  return printed('input', { type: 'hidden', name, value });
}

function submit({ label, name, value }: FieldOf<'submit'>, form: FieldForm): Printed {
  const { prefix } = form;
  const attributes = {
    type: 'submit',
    class: `${prefix}-form-control ${prefix}-submit has-spinner`,
    name: name || undefined,
    value,
    lang: label === undefined ? englishMark('form.submit', form) : undefined,
    part: 'submit',
  };
  const words = label ?? message('form.submit');
  return printed('div', { class: 'nh-form-field nh-form-submit', part: 'field' }, [
    printed('button', attributes, [words]),
  ]);
}
