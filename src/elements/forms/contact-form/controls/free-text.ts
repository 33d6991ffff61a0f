import type { FormParts } from '../form-parts';

/**
 * Enables each free-text input only while its checkbox or radio button is checked.
 *
 * @param target the box that was just changed; if it is checked, its text input gets the focus
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
