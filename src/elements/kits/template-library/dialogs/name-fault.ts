import { folded } from '../../libraries/folded';

/** Why a name cannot be taken. */
export type NameFault = 'required' | 'too_long' | 'taken';

/** What a name has to keep to. */
export interface NameRules {
  /** Characters that it may have. */
  readonly longest: number;
  /** The names that others have. */
  readonly taken?: readonly string[];
}

/** A name without needless spaces, as the libraries keep it. */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** What is wrong with a name. Names that differ in case or accents alone are the same. */
export function nameFault(name: string, { longest, taken = [] }: NameRules): NameFault | undefined {
  const tidy = tidyName(name);
  if (!tidy) return 'required';
  if ([...tidy].length > longest) return 'too_long';
  const key = folded(tidy);
  return taken.some((other) => folded(tidyName(other)) === key) ? 'taken' : undefined;
}
