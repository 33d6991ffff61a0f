import type { FormParts } from '../form-parts';

/**
 * Updates the character counters: of the one field `name`, or of all.
 *
 * Lengths are of the trimmed text, in UTF-16 units, as the rules count them.
 */
export function updateCounters({ form, prefix }: FormParts, name?: string): void {
  for (const counter of form.querySelectorAll<HTMLElement>(`.${prefix}-character-count`)) {
    const target = counter.dataset.targetName ?? '';
    if (name !== undefined && name !== target) continue;
    const control = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(target)}"]`);
    if (control) showCount(counter, control.value.trim().length);
  }
}

function showCount(counter: HTMLElement, length: number): void {
  const { startingValue, maximumValue, minimumValue } = counter.dataset;
  const start = Number(startingValue) || 0;
  const shown = String(counter.classList.contains('down') ? start - length : length);
  counter.dataset.currentValue = shown;
  counter.textContent = shown;
  counter.classList.toggle('too-long', limit(maximumValue) < length);
  counter.classList.toggle('too-short', limit(minimumValue) > length);
}

/** A missing limit compares false with everything. */
function limit(text: string | undefined): number {
  return text?.trim() ? Number(text) : Number.NaN;
}
