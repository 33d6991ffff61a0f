import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { custom, type DetailOf } from '../../../core/settings';
import { formsConfig } from '../config';
import { settings } from './contact-form.settings';

export const props = {
  formId: {
    kind: 'text',
    attribute: 'form-id',
    default: '',
    doc: 'The id of the form on the server; default: what the markup inside says.',
  },
} as const;

const detail = {
  contactFormId: { kind: 'number', doc: 'The form’s id on the server.' },
  pluginVersion: { kind: 'text', doc: 'The form plugin’s version.' },
  contactFormLocale: { kind: 'text', doc: 'The form’s language.' },
  unitTag: { kind: 'text', doc: 'The form’s name on its page.' },
  containerPostId: { kind: 'number', doc: 'The id of the post that holds it.' },
  status: {
    kind: 'text',
    doc: 'The server’s own code (`mail_sent`); in `nh-form-statuschanged` the displayed state (`sent`).',
  },
  prevStatus: { kind: 'text', optional: true, doc: 'The state before.' },
  inputs: {
    kind: 'list',
    doc: 'What was typed, without the names that begin with `_`.',
    of: {
      kind: 'group',
      fields: {
        name: { kind: 'text', doc: 'The control’s name.' },
        value: custom<string | File>('string | File', 'What was typed or chosen.'),
      },
    },
  },
  formData: custom<FormData>('FormData', 'What was sent.'),
  apiResponse: {
    kind: 'raw',
    reason: 'The answer of any server, passed on.',
    optional: true,
    doc: 'The server’s answer as it came.',
  },
} as const;

/** The detail of every `nh-form-…` event but `nh-form-error`. */
export type FormEventDetail = DetailOf<typeof detail>;

export const events = {
  'nh-form-beforesubmit': {
    detail,
    cancelable: true,
    doc: 'The form is about to be sent; `preventDefault()` keeps it from being sent.',
  },
  'nh-form-submit': {
    detail,
    doc: 'A submission has ended, however it did. Without an answer that can be read there is no `apiResponse`, and `status` is the state it ended in: `failed` or `aborted`.',
  },
  'nh-form-invalid': { detail, doc: 'The server found fields that are not valid.' },
  'nh-form-unaccepted': { detail, doc: 'A consent is missing.' },
  'nh-form-spam': { detail, doc: 'The server took the message for spam.' },
  'nh-form-aborted': { detail, doc: 'The server stopped before sending.' },
  'nh-form-mailsent': { detail, doc: 'The message was sent.' },
  'nh-form-mailfailed': {
    detail,
    doc: 'The message was stored or refused, but its mail could not be sent.',
  },
  'nh-form-statuschanged': {
    detail,
    doc: 'The displayed state has changed from `prevStatus` to `status`.',
  },
  'nh-form-reset': {
    detail,
    doc: 'The form was reset, and what the server renews has been renewed.',
  },
  'nh-form-error': {
    detail: {
      code: { kind: 'text', doc: 'What went wrong, as a word.' },
      message: { kind: 'text', doc: 'What the visitor is told.' },
    },
    doc: 'The server could not be reached or understood: `fetch_error`, `invalid_json` or `timeout`.',
  },
} as const;

export type ContactFormProps = PropsOf<typeof props, typeof settings>;
export type { ContactFormSettings } from './contact-form.settings';

/** The contract of `<nh-contact-form>`. */
export const contactForm = defineContract({
  tag: 'nh-contact-form',
  summary: 'A form that is checked while it is filled in and sent without leaving the page.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc: 'What the form is: its identity, and its fields when it is drawn from data.',
  events,
  slots: {
    '': "The server's own form, which the element brings alive; it posts without JavaScript.",
  },
  parts: {
    form: 'The form that is drawn from data.',
    field: 'One row: label, control, hint.',
    label: "A control's label.",
    control: 'A control.',
    hint: 'The line of help under a control.',
    submit: 'A submit button.',
    output: "The line with the form's answer.",
  },
  cssProperties: {
    '--nh-form-gap': 'The space between the rows of a drawn form; default 1rem.',
    '--nh-form-error': 'The colour of messages at fields; default #b32d2e.',
    '--nh-form-accent': 'The colour of the progress bar and the focus ring; default currentColor.',
  },
  children: childrenPolicy,
  loading: 'idle',
  load: () => import('./contact-form'),
  enhance: () => import('./contact-form.enhance'),
  printed: 'form',
});

/**
 * Server markup is brought alive, and content without a form left alone; fields, and a tag with
 * neither, are drawn.
 */
function childrenPolicy(host: HTMLElement, { settings }: ContactFormProps): ChildrenPolicy {
  if (host.querySelector(`form, .${formsConfig().formPrefix}`)) return 'enhance';
  const hasContent = host.childElementCount > 0 || Boolean(host.textContent?.trim());
  return hasContent && !settings.fields ? 'enhance' : 'replace';
}
