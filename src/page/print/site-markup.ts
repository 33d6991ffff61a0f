import type { Schema } from 'hast-util-sanitize';
import { markupSchema } from './markup-schema';

const value = ['name', 'value', 'disabled', 'required'];
const text = ['placeholder', 'autoComplete', 'readOnly', 'minLength', 'maxLength', 'size'];

/** The types of inputs that neither load a picture nor act by themselves. */
const inputTypes = (
  'text email url tel password search number range date time month week datetime-local color checkbox radio file hidden ' +
  'submit reset button'
).split(' ');

const base = markupSchema.attributes;

/**
 * The list of allowed elements and attributes for markup that the site's own software prints, such as that of a shortcode:
 * forms and their controls besides the elements of content, with the names by which scripts and labels find them.
 */
export const siteMarkupSchema: Schema = {
  ...markupSchema,
  tagNames: [
    ...(markupSchema.tagNames ?? []),
    ...'form input button label select option optgroup textarea fieldset legend output progress'.split(
      ' ',
    ),
    'nh-contact-form',
  ],
  attributes: {
    ...base,
    '*': [
      'className',
      'dir',
      'lang',
      'title',
      'id',
      'role',
      'hidden',
      'data*',
      'ariaLabel',
      'ariaHidden',
      'ariaLive',
      'ariaAtomic',
      'ariaRequired',
      'ariaInvalid',
      'ariaDescribedBy',
      'ariaLabelledBy',
    ],
    form: ['action', ['method', 'get', 'post'], 'encType', 'noValidate', 'autoComplete'],
    input: [
      ...value,
      ...text,
      ['type', ...inputTypes],
      ...'checked min max step pattern multiple accept'.split(' '),
    ],
    button: [...value, ['type', 'submit', 'reset', 'button']],
    label: ['htmlFor'],
    select: [...value, 'multiple', 'size', 'autoComplete'],
    option: ['value', 'label', 'selected', 'disabled'],
    optgroup: ['label', 'disabled'],
    textarea: [...value, ...text, 'rows', 'cols'],
    fieldset: ['disabled'],
    output: ['htmlFor'],
    progress: ['value', 'max'],
    'nh-contact-form': ['form-id', 'settings'],
  },
  strip: (markupSchema.strip ?? []).filter((tag) => tag !== 'textarea'),
};
