import { defineSettings, type ValuesOf } from '../../../core/settings';
import { formField } from './fields';

/** The settings of `<nh-contact-form>`. */
export const settings = defineSettings({
  id: {
    kind: 'number',
    label: 'Form ID',
    group: 'content',
    above: 0,
    step: 1,
    doc: 'ID of the form on the server. A hidden input, the wrapper’s `data-{prefix}-id` and the attribute `form-id` take precedence.',
  },
  title: {
    kind: 'text',
    label: 'Title',
    group: 'texts',
    doc: 'Accessible name of the form. Default: "Contact form".',
  },
  fields: {
    kind: 'list',
    label: 'Fields',
    group: 'content',
    of: formField,
    doc: 'Fields of a form drawn from settings. Ignored if the tag contains a form printed by the server.',
  },
  schema: {
    kind: 'rules',
    label: 'Validation rules',
    group: 'behaviour',
    doc: 'Validation rules of the fields. Default: fetched from the server.',
  },
  acceptanceAsValidation: {
    kind: 'toggle',
    label: 'Validate consent',
    group: 'behaviour',
    default: false,
    doc: 'Reports a missing consent as a validation error instead of disabling the submit button.',
  },
  timeout: {
    kind: 'number',
    label: 'Timeout',
    group: 'behaviour',
    above: 0,
    unit: 's',
    default: 30,
    doc: 'Seconds without progress after which a submission fails. Default: 30.',
  },
  locale: {
    kind: 'text',
    label: 'Language',
    group: 'advanced',
    doc: 'Locale of the form. Default: the site’s locale.',
    examples: ['de_DE'],
  },
  version: {
    kind: 'text',
    label: 'Plugin version',
    group: 'advanced',
    doc: 'Version of the form plugin. A hidden input of the form takes precedence.',
  },
  unitTag: {
    kind: 'text',
    label: 'Unit tag',
    group: 'advanced',
    doc: 'Identifies this form on its page; the server rejects a form without it. Default: `{prefix}-f{id}-o{n}`.',
  },
  containerPost: {
    kind: 'number',
    label: 'Post ID',
    group: 'advanced',
    min: 0,
    step: 1,
    doc: 'ID of the post that contains the form. Default: 0.',
  },
  postedDataHash: {
    kind: 'text',
    label: 'Submission hash',
    group: 'advanced',
    doc: 'Hash of the last submission. The server detects duplicate submissions by it.',
  },
});

/** The parsed settings of `<nh-contact-form>`. */
export type ContactFormSettings = ValuesOf<typeof settings>;
