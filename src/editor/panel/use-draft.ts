import { useState } from 'react';

/** The text of a field while somebody types in it. */
export interface Draft {
  readonly text: string;
  /** The sentence about an invalid text; the saved value is still the previous one. */
  readonly error: string | undefined;
  readonly type: (text: string) => void;
  /** Shows a sentence about the present text, such as after another unit was chosen. */
  readonly check: (error: string | undefined) => void;
}

interface Typed {
  readonly text: string;
  readonly error?: string | undefined;
  /** The text of the saved value when it was typed. */
  readonly saved: string;
}

/**
 * Keeps the typed text of a field, so that an invalid one stays in the field until it is corrected.
 *
 * @param saved the text of the saved value. A change that the person has not typed, such as an undo, replaces the text
 * @param save saves a text, or returns the sentence about what is wrong
 * @param isSame whether a typed text means the saved one, as `4.0` means `4`
 */
export function useDraft(
  saved: string,
  save: (text: string) => string | undefined,
  isSame: (typed: string, saved: string) => boolean = isSameText,
): Draft {
  const [typed, setTyped] = useState<Typed>({ text: saved, saved });
  if (typed.saved !== saved) {
    setTyped({ text: isSame(typed.text, saved) ? typed.text : saved, saved });
  }
  return {
    text: typed.text,
    error: typed.error,
    type: (text) => setTyped({ text, error: save(text), saved }),
    check: (error) => setTyped({ ...typed, error }),
  };
}

function isSameText(typed: string, saved: string): boolean {
  return typed.trim() === saved;
}

/** True for two texts of the same number. */
export function isSameNumber(typed: string, saved: string): boolean {
  if (typed.trim() === '' || saved === '') return typed === saved;
  return typed.trim() === saved || Number(typed) === Number(saved);
}
