import { controlOf } from '../control-name';
import type { FormParts } from '../form-parts';
import { message } from '../messages';

/**
 * Updates the character counters of the field `name`, or of all fields.
 *
 * Lengths are those of the trimmed text in UTF-16 code units, as in the validation rules.
 */
export function updateCounters({ form, prefix }: FormParts, name?: string): void {
  for (const counter of form.querySelectorAll<HTMLElement>(`.${prefix}-character-count`)) {
    const target = counter.dataset.targetName ?? '';
    if (name !== undefined && name !== target) continue;
    const control = controlOf(form, target);
    if (control) showCount(counter, control.value.trim().length);
  }
}

function showCount(counter: HTMLElement, length: number): void {
  const { startingValue, maximumValue, minimumValue } = counter.dataset;
  const start = Number(startingValue) || 0;
  const shown = String(counter.classList.contains('down') ? start - length : length);
  counter.dataset.currentValue = shown;
  counter.dataset.nhUnit = counterUnit(
    counter.classList.contains('down'),
    Number(shown),
    Number(maximumValue),
  );
  counter.textContent = shown;
  counter.classList.toggle('too-long', limit(maximumValue) < length);
  counter.classList.toggle('too-short', limit(minimumValue) > length);
}

/**
 * The words after the number of a character counter, which `nh-theme.css` shows. The text of the counter itself
 * is the number alone, as in the form plugin.
 */
export function counterUnit(isDown: boolean, count: number, maximum: number): string {
  if (isDown) return message('form.characters_left', { count });
  return maximum > 0
    ? message('form.characters_of', { maximum })
    : message('form.characters', { count });
}

/** Parses a limit; a missing one is NaN, so that every comparison with it is false. */
function limit(text: string | undefined): number {
  return text?.trim() ? Number(text) : Number.NaN;
}
