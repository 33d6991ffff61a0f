import { message } from '../../../elements/forms/contact-form/messages';
import { type Printed, printed } from '../../../page/print/printed';
import type { FieldOf } from './control';
import { type FieldForm, fieldId, hint, hintId, labelWords, row, wrap } from './field-form';

type ChoicesField = FieldOf<'checkbox'> | FieldOf<'radio'>;

/** Prints a group of check boxes or radio buttons; with `freeText` the last one has a text input. */
export function choices(field: ChoicesField, form: FieldForm): Printed {
  const id = fieldId(field, form);
  const isRadio = field.type === 'radio';
  const group = {
    class: groupClass(field, form.prefix),
    id,
    role: isRadio ? 'radiogroup' : 'group',
    'aria-labelledby': `${id}-label`,
    // ARIA does not allow `aria-required` on `role="group"`.
    'aria-required': isRadio && field.required ? 'true' : undefined,
    'aria-invalid': 'false',
    'aria-describedby': field.hint && hintId(id),
  };
  const items = field.options.map((_, index) => choice(field, index, form));
  return row(
    printed('span', { id: `${id}-label`, part: 'label' }, labelWords(field)),
    wrap(field, form, printed('span', group, items)),
    ...hint(field.hint, id),
  );
}

function groupClass(field: ChoicesField, prefix: string): string {
  const classes = [`${prefix}-form-control`, `${prefix}-${field.type}`];
  if (isExclusive(field)) classes.push(`${prefix}-exclusive-checkbox`);
  if (field.required) classes.push(`${prefix}-validates-as-required`);
  return classes.join(' ');
}

function isExclusive(field: ChoicesField): boolean {
  return field.type === 'checkbox' && field.exclusive === true;
}

function choice(field: ChoicesField, index: number, { prefix }: FieldForm): Printed {
  const { name, type, options, default: chosen, freeText } = field;
  const { value = '', label = value } = options[index] ?? {};
  const isLast = index === options.length - 1;
  const hasText = freeText === true && isLast;
  const input = printed('input', {
    type,
    name: type === 'checkbox' && !isExclusive(field) ? `${name}[]` : name,
    value,
    checked: chosen?.includes(value),
    part: 'control choice',
  });
  const words = printed('span', { class: `${prefix}-list-item-label` }, [label]);
  const classes = [
    `${prefix}-list-item`,
    index === 0 && 'first',
    isLast && 'last',
    hasText && 'has-free-text',
  ];
  const freeInput = printed('input', {
    type: 'text',
    class: `${prefix}-free-text`,
    name: `_${prefix}_free_text_${name}`,
    'aria-label': message('form.free_text', { option: label }),
  });
  return printed('span', { class: classes.filter(Boolean).join(' ') }, [
    printed('label', {}, [input, words]),
    ...(hasText ? [freeInput] : []),
  ]);
}

/** Prints a box that the visitor checks to consent. */
export function acceptance(field: FieldOf<'acceptance'>, form: FieldForm): Printed {
  const { prefix } = form;
  const id = fieldId(field, form);
  const kinds = `${field.optional ? ' optional' : ''}${field.invert ? ' invert' : ''}`;
  const input = printed('input', {
    type: 'checkbox',
    id,
    name: field.name,
    value: '1',
    checked: field.default === '1',
    'aria-describedby': field.hint && hintId(id),
    'aria-invalid': 'false',
    part: 'control choice',
  });
  const words = printed('span', { class: `${prefix}-list-item-label` }, [
    field.label ?? field.name,
  ]);
  const label = printed('label', { part: 'label choice-label' }, [input, words]);
  const item = printed('span', { class: `${prefix}-list-item` }, [label]);
  const box = printed('span', { class: `${prefix}-form-control ${prefix}-acceptance${kinds}` }, [
    item,
  ]);
  return row(wrap(field, form, box), ...hint(field.hint, id));
}
