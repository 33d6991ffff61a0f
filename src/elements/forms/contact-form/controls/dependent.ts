import type { FormParts } from '../form-parts';
import { updateAcceptance } from './acceptance';
import { updateCounters } from './counter';
import { updateFreeTexts } from './free-text';

/** Updates every control that depends on others: free-text inputs, submit buttons and counters. */
export function updateDependentControls(parts: FormParts): void {
  updateFreeTexts(parts);
  updateAcceptance(parts);
  updateCounters(parts);
}
