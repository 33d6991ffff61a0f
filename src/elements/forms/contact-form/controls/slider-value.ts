import type { FormParts } from '../form-parts';

/** Shows the numbers of the sliders of a form, where it has places for them. */
export function updateSliderValues({ form }: FormParts): void {
  for (const output of form.querySelectorAll<HTMLOutputElement>('.nh-form-value')) {
    const slider = output.parentElement?.querySelector<HTMLInputElement>('[type="range"]');
    if (slider) output.value = slider.value;
  }
}
