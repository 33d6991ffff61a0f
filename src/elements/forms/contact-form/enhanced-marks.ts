import type { FormParts } from './form-parts';
import { type FormState, initialState } from './form-state';
import { addSpinners, displayOnForm } from './status-display';

/** Marks a form as enhanced, as the form plugin's script does, and returns its displayed state. */
export function markEnhanced(parts: FormParts): FormState {
  const { wrapper, form } = parts;
  const state = initialState(form.dataset.status);
  wrapper.classList.replace('no-js', 'js');
  form.noValidate = true;
  displayOnForm(parts, state);
  addSpinners(parts);
  return state;
}
