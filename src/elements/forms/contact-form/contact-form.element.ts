import * as z from 'zod/mini';
import { siteConfig } from '../../../core/config';
import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { RuleSchema } from '../../../rules/schema';
import { FieldSchema } from './fields';

const text = z.string();
const numeric = z.union([z.number(), text]);

const SettingsSchema = z.object({
  /** The form's id; also the attribute `form-id`, the wrapper's `data-{prefix}-id` or a hidden input. */
  id: z.optional(numeric),
  /** The form plugin's version, as its hidden input has it. */
  version: z.optional(text),
  /** Default: the site's locale. */
  locale: z.optional(text),
  /** Names this form on its page; default `{prefix}-f{id}-o{n}`. The server refuses a form without one. */
  unitTag: z.optional(text),
  /** The id of the post that holds the form; default 0. */
  containerPost: z.optional(numeric),
  /** The hash of what was posted last. */
  postedDataHash: z.optional(text),
  /** The form's accessible name; default "Contact form". */
  title: z.optional(text),
  /** Draws the form from data instead of taking over the server's. */
  fields: z.optional(z.array(FieldSchema)),
  /** The validation rules; default: fetched from the server. */
  schema: z.optional(z.object({ rules: z.array(RuleSchema) })),
  /** A missing consent is a validation error instead of a disabled submit button. */
  acceptanceAsValidation: z.optional(z.boolean()),
  /** Seconds without progress after which a submission has failed; default 30. */
  timeout: z.optional(z.number()),
});

export const props = {
  settings: {
    type: 'json',
    attribute: 'settings',
    schema: SettingsSchema,
    default: {},
    doc: 'What the form is: its identity, and its fields when it is drawn from data.',
  },
  formId: {
    type: 'string',
    attribute: 'form-id',
    schema: text,
    default: '',
    doc: 'The id of the form on the server; default: what the markup inside says.',
  },
} as const;

const status = text;
const FormDetailSchema = z.object({
  /** The form's id on the server. */
  contactFormId: z.number(),
  pluginVersion: text,
  contactFormLocale: text,
  unitTag: text,
  containerPostId: z.number(),
  /** The server's own code (`mail_sent`); in `nh-form-statuschanged` the displayed state (`sent`). */
  status,
  prevStatus: z.optional(status),
  /** What was typed, without the names that begin with `_`. */
  inputs: z.array(z.object({ name: text, value: z.union([text, z.custom<File>()]) })),
  formData: z.custom<FormData>(),
  /** The server's answer as it came. */
  apiResponse: z.optional(z.unknown()),
});

/** The detail of every `nh-form-…` event but `nh-form-error`. */
export type FormEventDetail = z.output<typeof FormDetailSchema>;

const formEvent = (doc: string) => ({ detail: FormDetailSchema, doc });

export const events = {
  'nh-form-beforesubmit': {
    detail: FormDetailSchema,
    cancelable: true,
    doc: 'The form is about to be sent; `preventDefault()` keeps it from being sent.',
  },
  'nh-form-submit': formEvent('The server has answered, whatever its verdict.'),
  'nh-form-invalid': formEvent('The server found fields that are not valid.'),
  'nh-form-unaccepted': formEvent('A consent is missing.'),
  'nh-form-spam': formEvent('The server took the message for spam.'),
  'nh-form-aborted': formEvent('The server stopped before sending.'),
  'nh-form-mailsent': formEvent('The message was sent.'),
  'nh-form-mailfailed': formEvent(
    'The message was stored or refused, but its mail could not be sent.',
  ),
  'nh-form-statuschanged': formEvent(
    'The displayed state has changed from `prevStatus` to `status`.',
  ),
  'nh-form-reset': formEvent('The form was reset, and what the server renews has been renewed.'),
  'nh-form-error': {
    detail: z.object({ code: text, message: text }),
    doc: 'The server could not be reached or understood: `fetch_error`, `invalid_json` or `timeout`.',
  },
};

export type ContactFormProps = PropsOf<typeof props>;
export type ContactFormSettings = ContactFormProps['settings'];

/** The contract of `<nh-contact-form>`. */
export const contactForm = defineContract({
  tag: 'nh-contact-form',
  summary: 'A form that is checked while it is filled in and sent without leaving the page.',
  since: '0.1.0',
  props,
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
});

/** Server markup is brought alive; a tag without any is drawn from its settings. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector(`form, .${siteConfig().formPrefix}`) ? 'enhance' : 'replace';
}
