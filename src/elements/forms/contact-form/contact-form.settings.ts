import { defineSettings, type ValuesOf } from '../../../core/settings';
import { formField } from './fields';

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  id: {
    kind: 'number',
    label: 'Form',
    group: 'content',
    above: 0,
    step: 1,
    doc: 'The form’s id; also the attribute `form-id`, the wrapper’s `data-{prefix}-id` or a hidden input.',
  },
  version: {
    kind: 'text',
    label: 'Version',
    group: 'content',
    doc: 'The form plugin’s version, as its hidden input has it.',
  },
  locale: {
    kind: 'text',
    label: 'Language',
    group: 'texts',
    doc: 'The language of the form; default: the site’s locale.',
    examples: ['de_DE'],
  },
  unitTag: {
    kind: 'text',
    label: 'Unit tag',
    group: 'content',
    doc: 'Names this form on its page; default `{prefix}-f{id}-o{n}`. The server refuses a form without one.',
  },
  containerPost: {
    kind: 'number',
    label: 'Post',
    group: 'content',
    min: 0,
    step: 1,
    doc: 'The id of the post that holds the form; default 0.',
  },
  postedDataHash: {
    kind: 'text',
    label: 'Hash of the data',
    group: 'content',
    doc: 'The hash of what was posted last.',
  },
  title: {
    kind: 'text',
    label: 'Title',
    group: 'texts',
    doc: 'The form’s accessible name; default "Contact form".',
  },
  fields: {
    kind: 'list',
    label: 'Fields',
    group: 'content',
    of: formField,
    doc: 'Draws the form from data instead of taking over the server’s.',
  },
  schema: {
    kind: 'rules',
    label: 'Rules',
    group: 'behaviour',
    doc: 'The validation rules; default: fetched from the server.',
  },
  acceptanceAsValidation: {
    kind: 'toggle',
    label: 'Consent as validation',
    group: 'behaviour',
    default: false,
    doc: 'A missing consent is a validation error instead of a disabled submit button.',
  },
  timeout: {
    kind: 'number',
    label: 'Timeout',
    group: 'behaviour',
    above: 0,
    unit: 's',
    default: 30,
    doc: 'Seconds without progress after which a submission has failed.',
  },
});

/** The settings of a tag, once they have been read. */
export type ContactFormSettings = ValuesOf<typeof settings>;
