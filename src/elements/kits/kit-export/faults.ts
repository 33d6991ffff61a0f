import { REQUIRED } from './reduce';
import type { Draft } from './state';

/** Characters that a kit's texts may have. */
export const limits = { title: 75, description: 300 } as const;

/** Why an export cannot go on yet. */
export interface Fault {
  readonly field: 'title' | 'description' | 'parts';
  readonly rule: 'required' | 'too_long';
  /** Characters too many. */
  readonly count?: number | undefined;
}

/** What is missing in a draft, or too much. */
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

/** Characters as people count them, and as PHP's `mb_strlen` does: an emoji is not two. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
