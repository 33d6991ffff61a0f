/**
 * One rule of a form, as the form's server publishes it.
 * A rule reads only the keys that its name calls for; all others are ignored.
 */
export type Rule = {
  /** What is checked: `required`, `email`, `maxlength`, …; a name unknown here is skipped. */
  rule: string;
  /** The field's name without brackets: `topics` for data named `topics[]`. */
  field?: string;
  /** What the visitor is told. A failing rule without it reports nothing. */
  error?: string;
  /** The bound of `min…` and `max…`: a count, UTF-16 units, bytes, a number or a YYYY-MM-DD date. */
  threshold?: number | string;
  /** The accepted values (`enum`), days 1 Monday … 7 Sunday (`dayofweek`), or `.ext` and `type/subtype` (`file`). */
  accept?: readonly (number | string)[];
  /** Where the steps of `stepnumber` are counted from. */
  base?: number | string;
  /** The distance between two steps of `stepnumber`; 0 or less switches the rule off. */
  interval?: number | string;
  /** The sub-rules of `all` and `any`. */
  rules?: readonly Rule[];
};

/** All rules of a form in the order in which they are checked, as its server publishes them. */
export type RuleSet = {
  /** The date of the vocabulary, such as `2024-10`. Not read. */
  version?: string;
  /** The language of the messages. Not read. */
  locale?: string;
  rules: readonly Rule[];
};

/** The verdict on one field: the name of the rule that it breaks, and that rule's message. */
export type InvalidField = { field: string; rule: string; error: string };
