import type { FormParts } from '../form-parts';

/** Unchecks all boxes except `target` in a list of exclusive checkboxes. */
export function clearOtherChoices({ prefix }: FormParts, target: Element): void {
  const list = target.closest(`.${prefix}-exclusive-checkbox`);
  if (!list || !target.matches('input[type="checkbox"]')) return;
  for (const box of list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    if (box !== target) box.checked = false;
  }
}
