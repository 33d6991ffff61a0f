import type { FormParts } from '../form-parts';

/**
 * Unchecks all boxes except `target` in a list of exclusive checkboxes. A box that is no longer checked changes
 * nothing: its change may have waited for this code, and a later one came after it.
 */
export function clearOtherChoices({ prefix }: FormParts, target: Element): void {
  const list = target.closest(`.${prefix}-exclusive-checkbox`);
  if (!list || !target.matches('input[type="checkbox"]:checked')) return;
  for (const box of list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    if (box !== target) box.checked = false;
  }
}
