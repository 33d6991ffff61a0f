import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { custom, type DetailOf } from '../../../core/settings';
import { formsConfig } from '../config';
import { settings } from './contact-form.settings';

export const props = {
  formId: {
    kind: 'text',
    attribute: 'form-id',
    default: '',
    doc: 'ID of the form on the server. An ID printed in the form inside the tag takes precedence.',
  },
} as const;

const detail = {
  contactFormId: { kind: 'number', doc: 'ID of the form on the server.' },
  pluginVersion: { kind: 'text', doc: 'Version of the form plugin.' },
  contactFormLocale: { kind: 'text', doc: 'Locale of the form.' },
  unitTag: { kind: 'text', doc: 'Unit tag: identifies the form on its page.' },
  containerPostId: { kind: 'number', doc: 'ID of the post that contains the form.' },
  status: {
    kind: 'text',
    doc: 'The server’s status code, such as `mail_sent`. In `nh-form-statuschanged`: the displayed state, such as `sent`.',
  },
  prevStatus: { kind: 'text', optional: true, doc: 'The previous state.' },
  inputs: {
    kind: 'list',
    doc: 'The visitor’s entries: all controls except those whose name begins with `_`.',
    of: {
      kind: 'group',
      fields: {
        name: { kind: 'text', doc: 'Name of the control.' },
        value: custom<string | File>(
          'string | File',
          'The typed text, the selected option or the selected file.',
        ),
      },
    },
  },
  formData: custom<FormData>('FormData', 'The submitted data.'),
  apiResponse: {
    kind: 'raw',
    reason: 'A response of any shape, passed on unchanged.',
    optional: true,
    doc: 'The server’s response, unchanged.',
  },
} as const;

/** The detail of every `nh-form-…` event but `nh-form-error`. */
export type FormEventDetail = DetailOf<typeof detail>;

export const events = {
  'nh-form-beforesubmit': {
    detail,
    cancelable: true,
    doc: 'The form is about to be submitted; `preventDefault()` stops the submission.',
  },
  'nh-form-submit': {
    detail,
    doc: 'A submission ended, successfully or not. If no response could be read, `apiResponse` is missing and `status` is `failed` or `aborted`.',
  },
  'nh-form-invalid': { detail, doc: 'The server found invalid fields.' },
  'nh-form-unaccepted': { detail, doc: 'A consent is missing.' },
  'nh-form-spam': { detail, doc: 'The server classified the message as spam.' },
  'nh-form-aborted': { detail, doc: 'The server aborted the submission before sending mail.' },
  'nh-form-mailsent': { detail, doc: 'The message was sent.' },
  'nh-form-mailfailed': {
    detail,
    doc: 'The server received the message but could not send its mail.',
  },
  'nh-form-statuschanged': {
    detail,
    doc: 'The displayed state changed from `prevStatus` to `status`.',
  },
  'nh-form-reset': {
    detail,
    doc: 'The form was reset, and its captchas and quizzes were renewed by the server.',
  },
  'nh-form-error': {
    detail: {
      code: { kind: 'text', doc: 'Error code.' },
      message: { kind: 'text', doc: 'The message shown to the visitor.' },
    },
    doc: 'The server could not be reached, or its response could not be read: `fetch_error`, `invalid_json` or `timeout`.',
  },
} as const;

export type ContactFormProps = PropsOf<typeof props, typeof settings>;
export type { ContactFormSettings } from './contact-form.settings';

/** The contract of `<nh-contact-form>`. */
export const contactForm = defineContract({
  tag: 'nh-contact-form',
  summary:
    'A form that validates fields as they are filled in and submits without leaving the page.',
  since: '0.1.0',
  category: 'pro',
  props,
  settings,
  settingsDoc: 'The identity of the form, and its fields if it is drawn from settings.',
  events,
  slots: {
    '': 'The form printed by the server, which the element enhances. Without JavaScript the browser submits it.',
  },
  parts: {
    form: 'The form drawn from settings.',
    field: 'A row with label, control and hint.',
    label: 'The label of a control.',
    control: 'A control.',
    choice: 'A checkbox or radio button, which is a control too.',
    'choice-label': 'The label of an acceptance box, which is a label too.',
    counter: 'The number of characters typed, or left.',
    value: 'The number that a slider is at.',
    hint: 'The help text below a control.',
    submit: 'A submit button.',
    output: 'The status message of the form.',
  },
  cssProperties: {
    '--nh-form-gap':
      'Gap between the rows of a form drawn from settings. Default: `--nh-space`, else 1rem.',
    '--nh-form-error': 'Colour of error messages at fields. Default: `--nh-error`, else #b32d2e.',
    '--nh-form-accent':
      'Colour of the progress bar and the focus ring. Default: `--nh-accent`, for the ring `--nh-focus`, else currentColor.',
  },
  tokens: ['--nh-accent', '--nh-focus', '--nh-error', '--nh-success', '--nh-warning', '--nh-space'],
  children: childrenPolicy,
  loading: 'eager',
  load: () => import('./contact-form'),
  enhance: () => import('./contact-form.enhance'),
  printed: 'form',
});

/**
 * Enhances a form that the server printed, and keeps other content. A tag without a form is drawn from
 * its settings if it has `fields` or is empty.
 */
function childrenPolicy(host: HTMLElement, { settings }: ContactFormProps): ChildrenPolicy {
  if (host.querySelector(`form, .${formsConfig().formPrefix}`)) return 'enhance';
  const hasContent = host.childElementCount > 0 || Boolean(host.textContent?.trim());
  return hasContent && !settings.fields ? 'enhance' : 'replace';
}
