import { defineField, defineSettings, type InputOf, type ValueOf } from '../../../core/settings';

/** The settings of every visible control. */
const control = defineSettings({
  name: {
    kind: 'text',
    label: 'Name',
    doc: 'Name of the value in the form data, without `[]`. The element appends `[]` if the control accepts several values.',
    required: true,
  },
  label: { kind: 'text', label: 'Label', doc: 'Label of the control. Default: its name.' },
  hint: { kind: 'text', label: 'Hint', doc: 'Help text below the control.' },
  required: { kind: 'toggle', label: 'Required', doc: 'The visitor must fill in the field.' },
  id: { kind: 'text', label: 'ID', doc: 'ID of the control. Default: derived from its name.' },
  autocomplete: {
    kind: 'text',
    label: 'Autocomplete',
    doc: 'Autofill hint for the browser: a value of the HTML attribute `autocomplete`.',
    examples: ['email'],
  },
  placeholder: {
    kind: 'text',
    label: 'Placeholder',
    doc: 'Text shown while the control is empty.',
  },
});

const value = defineField({
  kind: 'text',
  label: 'Default value',
  doc: 'Initial value, also after a reset.',
});

const written = defineSettings({
  ...control,
  default: value,
  minlength: {
    kind: 'number',
    label: 'Minimum length',
    min: 0,
    step: 1,
    doc: 'Minimum number of characters.',
  },
  maxlength: {
    kind: 'number',
    label: 'Maximum length',
    min: 0,
    step: 1,
    doc: 'Maximum number of characters. Default: 400, or 2000 in a textarea, as in the form plugin.',
  },
  counter: {
    kind: 'choice',
    label: 'Counter',
    options: { up: 'Typed characters', down: 'Remaining characters' },
    doc: 'Shows a character counter that counts up from 0, or down from `maxlength`.',
  },
});

/** The settings of a date or time; values have the format of the HTML attributes. */
const bounded = defineSettings({
  ...control,
  default: value,
  min: { kind: 'text', label: 'Minimum', doc: 'Earliest value that is accepted.' },
  max: { kind: 'text', label: 'Maximum', doc: 'Latest value that is accepted.' },
  step: { kind: 'text', label: 'Step', doc: 'Interval between accepted values.' },
});

const boundedNumber = defineSettings({
  ...bounded,
  default: { kind: 'number', label: 'Default value', doc: 'Initial value, also after a reset.' },
  min: { kind: 'number', label: 'Minimum', doc: 'Lowest value that is accepted.' },
  max: { kind: 'number', label: 'Maximum', doc: 'Highest value that is accepted.' },
});

const choice = defineSettings({
  ...control,
  default: {
    kind: 'list',
    label: 'Selected options',
    of: { kind: 'text' },
    alone: true,
    doc: 'Values of the options that are selected initially and after a reset.',
  },
  options: {
    kind: 'list',
    label: 'Options',
    doc: 'The options: texts, or values with labels.',
    required: true,
    of: {
      kind: 'group',
      shorthand: 'value',
      fields: {
        value: { kind: 'text', label: 'Value', doc: 'Value that is submitted.', required: true },
        label: { kind: 'text', label: 'Label', doc: 'Text that is shown. Default: the value.' },
      },
    },
  },
});

const listed = defineSettings({
  ...choice,
  freeText: {
    kind: 'toggle',
    label: 'Free text',
    doc: 'Adds a text input to the last option.',
  },
});

const renewed = defineSettings({ ...control, default: value });

/** A field of a form drawn from settings (`fields`); `type` selects the variant. */
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
      rows: {
        kind: 'number',
        label: 'Rows',
        above: 0,
        step: 1,
        doc: 'Height in lines of text. Default: 8.',
      },
    },
    number: boundedNumber,
    range: boundedNumber,
    date: bounded,
    time: bounded,
    select: {
      ...choice,
      multiple: { kind: 'toggle', label: 'Multiple', doc: 'Visitors can select several options.' },
      prompt: { kind: 'text', label: 'Prompt', doc: 'Text of an empty first option.' },
    },
    checkbox: {
      ...listed,
      exclusive: {
        kind: 'toggle',
        label: 'Exclusive',
        doc: 'Visitors can check only one box, and the element does not append `[]` to the name.',
      },
    },
    radio: listed,
    acceptance: {
      ...control,
      default: value,
      optional: { kind: 'toggle', label: 'Optional', doc: 'The box may stay unchecked.' },
      invert: { kind: 'toggle', label: 'Inverted', doc: 'The box must stay unchecked.' },
    },
    quiz: {
      ...renewed,
      question: {
        kind: 'text',
        label: 'Question',
        doc: 'Question that the visitor must answer.',
        required: true,
      },
      hash: {
        kind: 'text',
        label: 'Hash',
        doc: 'Hash of the correct answer, computed by the server.',
        required: true,
      },
    },
    captcha: {
      ...renewed,
      image: {
        kind: 'text',
        label: 'Image',
        doc: 'Address of the captcha image. Its file name is the challenge: digits, then `.png`.',
        required: true,
      },
      width: {
        kind: 'number',
        label: 'Width',
        unit: 'px',
        doc: 'Width of the captcha image. Default: 120.',
      },
      height: {
        kind: 'number',
        label: 'Height',
        unit: 'px',
        doc: 'Height of the captcha image. Default: 40.',
      },
    },
    file: {
      ...control,
      accept: {
        kind: 'list',
        label: 'Accepted files',
        of: { kind: 'text' },
        separator: ',',
        doc: 'Accepted file types: `.ext`, `type/subtype` or `type/*`.',
      },
      multiple: { kind: 'toggle', label: 'Multiple', doc: 'Visitors can select several files.' },
    },
    hidden: {
      name: {
        kind: 'text',
        label: 'Name',
        doc: 'Name of the value in the form data.',
        required: true,
      },
      default: value,
    },
    submit: {
      label: { kind: 'text', label: 'Label', doc: 'Text of the button. Default: "Send".' },
      name: { kind: 'text', label: 'Name', doc: 'Name of the button’s value in the form data.' },
      value: {
        kind: 'text',
        label: 'Value',
        doc: 'Value that is submitted when the button is pressed.',
      },
    },
  },
});

/** A parsed field of a form drawn from settings. */
export type Field = ValueOf<typeof formField>;

/** A field as a CMS may print it, before parsing. */
export type FieldInput = InputOf<typeof formField>;
