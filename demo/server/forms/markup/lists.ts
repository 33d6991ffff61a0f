import { html } from 'hono/html';
import type { FieldInput as Field } from '../../../../src/elements/forms/contact-form/fields';
import type { Html } from '../../../pages/page';
import { freeTextName } from '../answers';
import { controlName } from '../definition';
import { choices } from '../schema';
import { attributes } from './attributes';
import { controlClass } from './controls';
import { errorAt, type FormView, redisplayedData, shownValues } from './view';

type ListField = Extract<Field, { type: 'checkbox' | 'radio' }>;
type AcceptanceField = Extract<Field, { type: 'acceptance' }>;

/** A list of checkboxes or radio buttons, without its wrapper. */
export function list(field: ListField, view: FormView): Html {
  const error = errorAt(view, field.name);
  const kinds = [
    field.type,
    field.type === 'checkbox' && field.exclusive ? 'exclusive-checkbox' : [],
  ];
  const shown = shownValues(view, field.name, field.default);
  const items = choices(field).map(({ value, label }, index, all) => {
    const positions = { isFirst: index === 0, isLast: index === all.length - 1 };
    return item(field, view, { value, label, isChecked: shown.includes(value), ...positions });
  });
  const name = controlClass(kinds.flat(), field.required, error !== undefined);
  return html`<span${attributes({ class: name, id: field.id, 'aria-describedby': error?.id })}>${items}</span>`;
}

interface Item {
  readonly value: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function item(
  field: ListField,
  view: FormView,
  { value, label, isChecked, isFirst, isLast }: Item,
): Html {
  const hasFreeText = isLast && (field.freeText ?? false);
  const positions = [isFirst && 'first', isLast && 'last', hasFreeText && 'has-free-text'];
  const box = { type: field.type, name: controlName(field), value, checked: isChecked };
  return html`<span class="${['wpcf7-list-item', ...positions].filter(Boolean).join(' ')}"><label><input${attributes(
    box,
  )}><span class="wpcf7-list-item-label">${label}</span></label>${
    hasFreeText ? freeText(field, view, label) : ''
  }</span>`;
}

function freeText({ name }: ListField, view: FormView, label: string): Html {
  const kept = redisplayedData(view)?.get(freeTextName(name));
  const value = typeof kept === 'string' ? kept : '';
  return html` <input${attributes({
    type: 'text',
    name: freeTextName(name),
    class: 'wpcf7-free-text',
    'aria-label': `${label}, in your words`,
    value,
  })}>`;
}

/** A consent checkbox, without its wrapper. */
export function acceptance(field: AcceptanceField, view: FormView): Html {
  const error = errorAt(view, field.name);
  const kinds = ['form-control', 'acceptance'].map((name) => `wpcf7-${name}`);
  const states = [
    error && 'wpcf7-not-valid',
    field.optional && 'optional',
    field.invert && 'invert',
  ];
  const isChecked = shownValues(view, field.name, field.default).includes('1');
  const box = {
    type: 'checkbox',
    id: field.id,
    name: field.name,
    value: '1',
    checked: isChecked,
    'aria-invalid': error ? 'true' : 'false',
    'aria-describedby': error?.id,
  };
  return html`<span class="${[...kinds, ...states].filter(Boolean).join(' ')}"><span class="wpcf7-list-item"><label><input${attributes(
    box,
  )}><span class="wpcf7-list-item-label">${field.label}</span></label></span></span>`;
}
