import { normalizedText } from '../../../../api/libraries/normalized-text';

/** Why a name is not valid. */
export type NameFault = 'required' | 'too_long' | 'taken';

/** The rules of a name. */
export interface NameRules {
  /** The maximum number of characters. */
  readonly longest: number;
  /** The names that are already in use. */
  readonly taken?: readonly string[];
}

/** Trims a name and collapses its white space, as the server does. */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** Validates a name. Names that differ only in case or accents are equal. */
export function nameFault(name: string, { longest, taken = [] }: NameRules): NameFault | undefined {
  const tidy = tidyName(name);
  if (!tidy) return 'required';
  if ([...tidy].length > longest) return 'too_long';
  const key = normalizedText(tidy);
  return taken.some((other) => normalizedText(tidyName(other)) === key) ? 'taken' : undefined;
}
