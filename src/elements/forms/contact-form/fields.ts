import * as z from 'zod/mini';

const text = z.string();
/** CMSs print numbers as numbers or as strings; a control's attribute takes either. */
const numeric = z.union([z.number(), z.string()]);

const option = z.union([text, z.object({ value: text, label: z.optional(text) })]);

/** What every visible control may carry. */
const control = {
  /** The name in the form data, without `[]`; a list that takes several values gets it when drawn. */
  name: text,
  label: z.optional(text),
  /** A line of help under the control. */
  hint: z.optional(text),
  required: z.optional(z.boolean()),
  id: z.optional(text),
  autocomplete: z.optional(text),
  placeholder: z.optional(text),
  /** The value at first and after a reset. */
  default: z.optional(z.union([text, z.number(), z.array(text)])),
};

const written = {
  ...control,
  minlength: z.optional(numeric),
  /** Default: 400, a textarea 2000, as the form plugin prints them. */
  maxlength: z.optional(numeric),
  /** A character counter that counts up from 0 or down from `maxlength`. */
  counter: z.optional(z.enum(['up', 'down'])),
};

const bounded = {
  ...control,
  min: z.optional(numeric),
  max: z.optional(numeric),
  step: z.optional(numeric),
};

const choice = { ...control, options: z.array(option) };

const listed = {
  ...choice,
  /** Adds a text input to the last option. */
  freeText: z.optional(z.boolean()),
};

/** One field of a form drawn from JSON (`settings.fields`), told apart by `type`. */
export const FieldSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['text', 'email', 'url', 'tel']), ...written }),
  z.object({ type: z.literal('textarea'), ...written, rows: z.optional(numeric) }),
  z.object({ type: z.enum(['number', 'range', 'date', 'time']), ...bounded }),
  z.object({
    type: z.literal('select'),
    ...choice,
    multiple: z.optional(z.boolean()),
    /** The text of a first, empty option. */
    prompt: z.optional(text),
  }),
  z.object({
    type: z.literal('checkbox'),
    ...listed,
    /** At most one box may be checked; the name then has no `[]`. */
    exclusive: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('radio'), ...listed }),
  z.object({
    type: z.literal('acceptance'),
    ...control,
    /** May stay unchecked. */
    optional: z.optional(z.boolean()),
    /** Must stay unchecked. */
    invert: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('quiz'), ...control, question: text, hash: text }),
  z.object({
    type: z.literal('captcha'),
    ...control,
    /** The image's address; its file name is the challenge: digits, then `.png`. */
    image: text,
    width: z.optional(z.number()),
    height: z.optional(z.number()),
  }),
  z.object({
    type: z.literal('file'),
    ...control,
    /** Accepted kinds: `.ext` or `type/subtype` or `type/*`. */
    accept: z.optional(z.array(text)),
    multiple: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('hidden'), name: text, default: z.optional(text) }),
  z.object({
    type: z.literal('submit'),
    label: z.optional(text),
    name: z.optional(text),
    value: z.optional(text),
  }),
]);

/** One field of a form drawn from JSON. */
export type Field = z.output<typeof FieldSchema>;
