/**
 * A validation rule, as the form's server publishes it.
 * Each rule reads only the keys that it needs and ignores all others.
 */
export type Rule = {
  /** Name of the rule: `required`, `email`, `maxlength`, … Unknown rules are skipped. */
  rule: string;
  /** Name of the field without brackets: `topics` for data named `topics[]`. */
  field?: string;
  /** The message for the visitor. A failed rule without a message is not reported. */
  error?: string;
  /** The limit of `min…` and `max…`: a count, UTF-16 code units, bytes, a number or a YYYY-MM-DD date. */
  threshold?: number | string;
  /**
   * Accepted values (`enum`), days of the week from 1 Monday to 7 Sunday (`dayofweek`), or `.ext` and
   * `type/subtype` (`file`).
   */
  accept?: readonly (number | string)[];
  /** The first step of `stepnumber`. */
  base?: number | string;
  /** The distance between steps of `stepnumber`; 0 or less disables the rule. */
  interval?: number | string;
  /** The sub-rules of `all` and `any`. */
  rules?: readonly Rule[];
};

/** The rules of a form in the order of validation, as its server publishes them. */
export type RuleSet = {
  /** The version of the rule names, such as `2024-10`. Ignored. */
  version?: string;
  /** The language of the messages. Ignored. */
  locale?: string;
  rules: readonly Rule[];
};

/** An invalid field: its name, the failed rule, and the rule's message. */
export type InvalidField = { field: string; rule: string; error: string };
