import type { FormDefinition, FormPart } from '../definition';

const written: readonly FormPart[] = [
  {
    type: 'text',
    name: 'full-name',
    id: 'full-name',
    label: 'Your name',
    required: true,
    minlength: 2,
    maxlength: 60,
    counter: 'up',
    autocomplete: 'name',
    placeholder: 'Ada Binder',
  },
  { type: 'reflection', of: 'full-name', label: 'The label will read', default: 'Ex libris' },
  { type: 'email', name: 'email', label: 'Your email', required: true, autocomplete: 'email' },
  { type: 'url', name: 'website', label: 'Your website', autocomplete: 'url' },
  { type: 'tel', name: 'phone', label: 'Your telephone', autocomplete: 'tel' },
  {
    type: 'textarea',
    name: 'brief',
    label: 'The commission',
    hint: 'At least ten characters.',
    required: true,
    minlength: 10,
    maxlength: 500,
    counter: 'down',
    rows: 6,
  },
];

const measured: readonly FormPart[] = [
  { type: 'number', name: 'copies', label: 'Copies', required: true, min: 1, max: 50, default: 1 },
  {
    type: 'range',
    name: 'thickness',
    label: 'Thickness in millimetres (5 to 80)',
    min: 5,
    max: 80,
    step: '5',
    default: 20,
  },
  {
    type: 'date',
    name: 'due',
    label: 'Needed by',
    min: '2024-01-01',
    max: '2099-12-31',
  },
  { type: 'time', name: 'call-at', label: 'Best time to ring' },
];

const chosen: readonly FormPart[] = [
  {
    type: 'select',
    name: 'format',
    label: 'Format',
    required: true,
    prompt: 'Please choose',
    options: [
      { value: 'octavo', label: 'Octavo' },
      { value: 'quarto', label: 'Quarto' },
      { value: 'folio', label: 'Folio' },
    ],
  },
  {
    type: 'select',
    name: 'papers',
    label: 'Papers (several may be chosen)',
    multiple: true,
    options: ['Laid', 'Wove', 'Marbled'],
    default: ['Wove'],
  },
  {
    type: 'checkbox',
    name: 'extras',
    label: 'Extras',
    options: ['Ribbon', 'Headband', 'Slipcase'],
    default: ['Ribbon'],
  },
  { type: 'reflection', of: 'extras', label: 'Extras so far', default: 'None', list: true },
  {
    type: 'checkbox',
    name: 'topic',
    label: 'The work (one at most)',
    required: true,
    exclusive: true,
    options: ['New binding', 'Repair'],
  },
  {
    type: 'checkbox',
    name: 'found-by',
    label: 'How you found us',
    freeText: true,
    options: ['A friend', 'The street', 'Otherwise'],
  },
  {
    type: 'radio',
    name: 'cover',
    label: 'Cover',
    required: true,
    options: ['Cloth', 'Leather', 'Paper'],
    default: 'Cloth',
  },
  {
    type: 'radio',
    name: 'delivery',
    label: 'Delivery',
    freeText: true,
    options: ['Collect', 'Post', 'Otherwise'],
  },
];

const checked: readonly FormPart[] = [
  {
    type: 'file',
    name: 'sketch',
    label: 'A sketch',
    accept: ['.pdf', 'image/png', 'image/jpeg'],
    maxBytes: 1024 * 1024,
  },
  {
    type: 'file',
    name: 'photos',
    label: 'Photographs (several may be chosen)',
    accept: ['image/*'],
    multiple: true,
    maxBytes: 2 * 1024 * 1024,
  },
  {
    type: 'quiz',
    name: 'quiz',
    label: 'A question against robots',
    questions: [
      { question: 'What is two and three, as a digit?', answer: '5' },
      { question: 'Which animal says miaow?', answer: 'cat' },
      { question: 'What colour is snow?', answer: 'white' },
    ],
  },
  { type: 'captcha', name: 'captcha', label: 'The characters in the picture', required: true },
  { type: 'acceptance', name: 'terms', label: 'I have read the terms of the workshop.' },
  {
    type: 'acceptance',
    name: 'letters',
    label: 'Send me the four letters a year.',
    optional: true,
  },
  { type: 'acceptance', name: 'robot', label: 'I am a robot.', invert: true },
  { type: 'hidden', name: 'source', default: 'every-field' },
];

/** A form with every type of field and every option. */
export const everyField: FormDefinition = {
  id: 8,
  slug: 'every-field',
  title: 'Commission form',
  subject: 'Commission from [full-name]',
  replyTo: 'email',
  parts: [
    { type: 'group', legend: 'You', className: 'inert-on-submitting', parts: written },
    ...measured,
    ...chosen,
    {
      type: 'group',
      legend: 'Not checked while you type',
      className: 'novalidate',
      parts: [{ type: 'text', name: 'nickname', label: 'A nickname', maxlength: 20 }],
    },
    ...checked,
    { type: 'submit', label: 'Ask for a quote', name: 'action', value: 'quote' },
    { type: 'submit', label: 'Commission', name: 'action', value: 'commission' },
  ],
};
