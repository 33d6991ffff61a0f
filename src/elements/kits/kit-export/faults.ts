import { REQUIRED } from './reduce';
import type { Draft } from './state';

/** The maximum lengths of a kit's texts, in characters. */
export const limits = { title: 75, description: 300 } as const;

/** A validation error of a draft. */
export interface Fault {
  readonly field: 'title' | 'description' | 'parts';
  readonly rule: 'required' | 'too_long';
  /** The number of excess characters. */
  readonly count?: number | undefined;
}

/** Validates a draft. */
export function faultsOf({ title, description, parts }: Draft): Fault[] {
  const faults: Fault[] = [];
  if (title.trim() === '') faults.push({ field: 'title', rule: 'required' });
  for (const [field, text] of Object.entries({ title, description }) as [TextField, string][]) {
    const count = lengthOf(text) - limits[field];
    if (count > 0) faults.push({ field, rule: 'too_long', count });
  }
  if (parts.every((part) => part === REQUIRED)) faults.push({ field: 'parts', rule: 'required' });
  return faults;
}

type TextField = keyof typeof limits;

/** The number of code points, like PHP's `mb_strlen`: an emoji counts once. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
