import type { FieldValues } from './field-values';
import type { Rule } from './rule';

/** Whether a field's values keep a rule. */
export type Check = (field: FieldValues) => boolean;

/** Reads a rule once, so that the check that it returns has only the values left to look at. */
export type CheckFactory = (rule: Rule) => Check;

/** The check of a rule that each text of a field has to keep for itself. */
export function eachText(isKept: (text: string) => boolean): Check {
  return ({ texts }) => {
    for (const text of texts) {
      if (!isKept(text)) return false;
    }
    return true;
  };
}
