import type { FormParts } from '../form-parts';
import { updateAcceptance } from './acceptance';
import { updateCounters } from './counter';
import { updateFreeTexts } from './free-text';
import { updateSliderValues } from './slider-value';

/** Updates all that depends on other controls: free-text inputs, submit buttons, counters and numbers of sliders. */
export function updateDependentControls(parts: FormParts): void {
  updateFreeTexts(parts);
  updateAcceptance(parts);
  updateCounters(parts);
  updateSliderValues(parts);
}
