import type { FieldValues } from './field-values';
import type { Rule } from './rule';

/** Returns true if a field's values satisfy a rule. */
export type Check = (field: FieldValues) => boolean;

/** Parses a rule once, and returns a check that only has to compare values. */
export type CheckFactory = (rule: Rule) => Check;

/** Creates a check that every text of a field must pass. */
export function eachText(isValid: (text: string) => boolean): Check {
  return ({ texts }) => {
    for (let at = 0; at < texts.length; at++) {
      if (!isValid(texts[at] as string)) return false;
    }
    return true;
  };
}
