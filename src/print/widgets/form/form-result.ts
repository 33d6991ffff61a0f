import { hasOwn } from '../../../core/settings';
import { displayStatus } from '../../../elements/forms/contact-form/status';
import { type Printed, type PrintedElement, printed } from '../../../page/print/printed';
import type { SiteFormResult } from '../../../page/print/site-data';
import type { FieldForm } from './field-form';

/** Prints what became of a form: its status and message, the errors of its fields, and what was typed. */
export function withResult(
  box: PrintedElement,
  result: SiteFormResult,
  form: FieldForm,
): PrintedElement {
  return changed(box, { result, form, field: undefined });
}

/** Where a node stands. */
interface Place {
  readonly result: SiteFormResult;
  readonly form: FieldForm;
  /** The field whose box the node is in. */
  readonly field: string | undefined;
}

function changed(node: PrintedElement, place: Place): PrintedElement {
  const { result, form } = place;
  const classes = node.attributes.class;
  if (node.tag === 'form') return formTag(node, place);
  if (isOf(classes, `${form.prefix}-response-output`))
    return { ...node, children: [result.message] };
  if (node.attributes.role === 'status') return { ...node, children: [result.message] };
  if (node.tag === 'ul') return { ...node, children: errorList(place) };
  if (node.attributes.name === `_${form.prefix}_posted_data_hash`) {
    return withAttribute(node, 'value', result.hash ?? '');
  }
  if (isOf(classes, `${form.prefix}-form-control-wrap`)) return fieldBox(node, place);
  if (place.field !== undefined) return control(node, place, place.field);
  return within(node, place);
}

const isOf = (classes: string | true | undefined, name: string): boolean =>
  typeof classes === 'string' && classes.split(' ').includes(name);

function within(node: PrintedElement, place: Place): PrintedElement {
  const child = (one: Printed): Printed => (typeof one === 'string' ? one : changed(one, place));
  return { ...node, children: node.children.map(child) };
}

function formTag(node: PrintedElement, place: Place): PrintedElement {
  const status = displayStatus(place.result.status);
  const classes = String(node.attributes.class).replace(/(?<= )init(?= |$)/, status);
  const attributes = { ...node.attributes, class: classes, 'data-status': status };
  return within({ ...node, attributes }, place);
}

/** The errors for screen readers. Each is the description of its control. */
function errorList({ result, form }: Place): readonly Printed[] {
  return (result.invalid ?? []).map(({ field, error }) =>
    printed('li', { id: errorId(field, form) }, [error]),
  );
}

const errorId = (field: string, { unitTag }: FieldForm): string =>
  `${unitTag}-ve-${field.replace(/[^\w-]/g, '')}`;

function errorOf(field: string, { invalid = [] }: SiteFormResult): string | undefined {
  return invalid.find((one) => one.field === field)?.error;
}

function fieldBox(node: PrintedElement, place: Place): PrintedElement {
  const field = String(node.attributes['data-name']);
  const box = within(node, { ...place, field });
  const error = errorOf(field, place.result);
  if (error === undefined) return box;
  const attributes = { class: `${place.form.prefix}-not-valid-tip`, 'aria-hidden': 'true' };
  return { ...box, children: [...box.children, printed('span', attributes, [error])] };
}

function control(node: PrintedElement, place: Place, field: string): PrintedElement {
  const { result } = place;
  const { name = field } = node.attributes;
  const values = result.values?.[String(name).replace(/\[\]$/, '')];
  const typed = values ? withValues(node, values) : node;
  const marked = errorOf(field, result) === undefined ? typed : withError(typed, place, field);
  return within(marked, place);
}

/** Marks a control, or a group of choices, as invalid. */
function withError(node: PrintedElement, { form }: Place, field: string): PrintedElement {
  const { attributes } = node;
  if (!hasOwn(attributes, 'aria-invalid')) return node;
  const described = [attributes['aria-describedby'], errorId(field, form)].filter(Boolean);
  return {
    ...node,
    attributes: {
      ...attributes,
      class: [attributes.class, `${form.prefix}-not-valid`].filter(Boolean).join(' '),
      'aria-invalid': 'true',
      'aria-describedby': described.join(' '),
    },
  };
}

/** A control with the values that were typed or chosen. A browser takes no file from a page. */
function withValues(node: PrintedElement, values: readonly string[]): PrintedElement {
  const [first = ''] = values;
  const { type, value = '' } = node.attributes;
  switch (node.tag) {
    case 'textarea':
      return { ...node, children: first === '' ? [] : [first] };
    case 'option':
      return withAttribute(node, 'selected', values.includes(String(value)));
    case 'input':
      if (type === 'checkbox' || type === 'radio') {
        return withAttribute(node, 'checked', values.includes(String(value)));
      }
      return type === 'file' || type === 'hidden' ? node : withAttribute(node, 'value', first);
    default:
      return node;
  }
}

function withAttribute(
  { tag, attributes, children }: PrintedElement,
  name: string,
  value: string | boolean,
): PrintedElement {
  return printed(tag, { ...attributes, [name]: value }, children);
}
