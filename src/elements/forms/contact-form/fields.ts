import { defineField, defineSettings, type InputOf, type ValueOf } from '../../../core/settings';

/** What every visible control may carry. */
const control = defineSettings({
  name: {
    kind: 'text',
    label: 'Name',
    doc: 'The name in the form data, without `[]`; a list that takes several values gets it when drawn.',
    required: true,
  },
  label: { kind: 'text', label: 'Label', doc: 'What the control is called; default: its name.' },
  hint: { kind: 'text', label: 'Hint', doc: 'A line of help under the control.' },
  required: { kind: 'toggle', label: 'Required', doc: 'Must be filled in.' },
  id: { kind: 'text', label: 'Id', doc: 'The id of the control; default: made from its name.' },
  autocomplete: {
    kind: 'text',
    label: 'Autocomplete',
    doc: 'What the browser may fill in.',
    examples: ['email'],
  },
  placeholder: { kind: 'text', label: 'Placeholder', doc: 'What is shown while it is empty.' },
});

const value = defineField({
  kind: 'text',
  label: 'Value',
  doc: 'The value at first and after a reset.',
});

const written = defineSettings({
  ...control,
  default: value,
  minlength: {
    kind: 'number',
    label: 'Minimum length',
    min: 0,
    step: 1,
    doc: 'The least number of characters.',
  },
  maxlength: {
    kind: 'number',
    label: 'Maximum length',
    min: 0,
    step: 1,
    doc: 'The greatest number of characters; default: 400, a textarea 2000, as the form plugin prints them.',
  },
  counter: {
    kind: 'choice',
    label: 'Counter',
    options: { up: 'Up from 0', down: 'Down from the maximum' },
    doc: 'A character counter that counts up from 0 or down from `maxlength`.',
  },
});

/** A date or a time, as the control's attribute has it. */
const bounded = defineSettings({
  ...control,
  default: value,
  min: { kind: 'text', label: 'Minimum', doc: 'The least value.' },
  max: { kind: 'text', label: 'Maximum', doc: 'The greatest value.' },
  step: { kind: 'text', label: 'Step', doc: 'The distance between two values.' },
});

const boundedNumber = defineSettings({
  ...bounded,
  default: { kind: 'number', label: 'Value', doc: 'The value at first and after a reset.' },
  min: { kind: 'number', label: 'Minimum', doc: 'The least value.' },
  max: { kind: 'number', label: 'Maximum', doc: 'The greatest value.' },
});

const choice = defineSettings({
  ...control,
  default: {
    kind: 'list',
    label: 'Chosen',
    of: { kind: 'text' },
    alone: true,
    doc: 'The values that are chosen at first and after a reset.',
  },
  options: {
    kind: 'list',
    label: 'Options',
    doc: 'What can be chosen: texts, or values with labels.',
    required: true,
    of: {
      kind: 'group',
      shorthand: 'value',
      fields: {
        value: { kind: 'text', label: 'Value', doc: 'What is sent.', required: true },
        label: { kind: 'text', label: 'Label', doc: 'What is read; default: the value.' },
      },
    },
  },
});

const listed = defineSettings({
  ...choice,
  freeText: { kind: 'toggle', label: 'Free text', doc: 'Adds a text input to the last option.' },
});

const renewed = defineSettings({ ...control, default: value });

/** One field of a form drawn from JSON (`settings.fields`), told apart by `type`. */
export const formField = defineField({
  kind: 'variants',
  by: 'type',
  variants: {
    text: written,
    email: written,
    url: written,
    tel: written,
    textarea: {
      ...written,
      rows: { kind: 'number', label: 'Rows', above: 0, step: 1, doc: 'Its height; default 8.' },
    },
    number: boundedNumber,
    range: boundedNumber,
    date: bounded,
    time: bounded,
    select: {
      ...choice,
      multiple: { kind: 'toggle', label: 'Multiple', doc: 'Several may be chosen.' },
      prompt: { kind: 'text', label: 'Prompt', doc: 'The text of a first, empty option.' },
    },
    checkbox: {
      ...listed,
      exclusive: {
        kind: 'toggle',
        label: 'Exclusive',
        doc: 'At most one box may be checked; the name then has no `[]`.',
      },
    },
    radio: listed,
    acceptance: {
      ...control,
      default: value,
      optional: { kind: 'toggle', label: 'Optional', doc: 'May stay unchecked.' },
      invert: { kind: 'toggle', label: 'Inverted', doc: 'Must stay unchecked.' },
    },
    quiz: {
      ...renewed,
      question: { kind: 'text', label: 'Question', doc: 'What is asked.', required: true },
      hash: { kind: 'text', label: 'Hash', doc: 'The hash of the answer.', required: true },
    },
    captcha: {
      ...renewed,
      image: {
        kind: 'text',
        label: 'Image',
        doc: 'The image’s address; its file name is the challenge: digits, then `.png`.',
        required: true,
      },
      width: { kind: 'number', label: 'Width', unit: 'px', doc: 'Its width; default 120.' },
      height: { kind: 'number', label: 'Height', unit: 'px', doc: 'Its height; default 40.' },
    },
    file: {
      ...control,
      accept: {
        kind: 'list',
        label: 'Accepted files',
        of: { kind: 'text' },
        separator: ',',
        doc: 'Accepted kinds: `.ext` or `type/subtype` or `type/*`.',
      },
      multiple: { kind: 'toggle', label: 'Multiple', doc: 'Several files may be sent.' },
    },
    hidden: {
      name: { kind: 'text', label: 'Name', doc: 'The name in the form data.', required: true },
      default: value,
    },
    submit: {
      label: { kind: 'text', label: 'Label', doc: 'What the button says; default "Send".' },
      name: { kind: 'text', label: 'Name', doc: 'The name in the form data.' },
      value: { kind: 'text', label: 'Value', doc: 'The value that goes with the name.' },
    },
  },
});

/** One field of a form drawn from JSON. */
export type Field = ValueOf<typeof formField>;

/** The same as a CMS may print it. */
export type FieldInput = InputOf<typeof formField>;
