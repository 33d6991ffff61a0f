import type { FieldValues } from './field-values';
import type { Rule } from './rule';

/** The check of a rule, for the two forms that a field's values have. Both return true if the rule is satisfied. */
export interface Check {
  /** Checks a field with a single text. Without it, every text satisfies the rule. */
  readonly text?: (text: string) => boolean;
  /** Checks a field with any number of texts and files. */
  readonly values: (values: FieldValues) => boolean;
}

/** Parses a rule once, and returns a check that only has to compare values. */
export type CheckFactory = (rule: Rule) => Check;

/** The check of a rule that everything satisfies. */
export const noCheck: Check = { values: () => true };

/** Creates a check that every text of a field must pass. */
export function eachText(isValid: (text: string) => boolean): Check {
  return {
    text: isValid,
    values: ({ texts }) => {
      for (let at = 0; at < texts.length; at++) {
        if (!isValid(texts[at] as string)) return false;
      }
      return true;
    },
  };
}

/** Creates a check of the number of texts. */
export function textCount(isValid: (count: number) => boolean): Check {
  const values = ({ texts }: FieldValues) => isValid(texts.length);
  return isValid(1) ? { values } : { values, text: () => false };
}

/** Creates a check of the selected files. */
export function selectedFiles(isValid: (files: readonly File[]) => boolean): Check {
  const values = ({ files }: FieldValues) => isValid(files);
  return isValid([]) ? { values } : { values, text: () => false };
}
