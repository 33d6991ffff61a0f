import type { FormParts } from '../form-parts';

/**
 * Enables each free-text input only while its own box is checked.
 *
 * @param target the box that was just changed; its text gets the focus when it was checked
 */
export function updateFreeTexts({ form, prefix }: FormParts, target?: Element): void {
  for (const item of form.querySelectorAll('.has-free-text')) {
    const text = item.querySelector<HTMLInputElement>(`.${prefix}-free-text`);
    const box = item.querySelector<HTMLInputElement>('input[type="checkbox"], input[type="radio"]');
    if (!text || !box) continue;
    text.disabled = !box.checked;
    if (box === target && box.checked) text.focus();
  }
}
