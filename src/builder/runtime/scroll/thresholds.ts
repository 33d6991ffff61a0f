import { filledList } from '../../../core/state/lists';
/**
 * Returns the thresholds of an observer: 0, 1/n, 2/n … 1 for a sensitivity n from 1 to 100, otherwise only 0
 * (docs/compatibility/page-builder.md#scroll-observer).
 *
 * Each threshold is computed by a division: adding up rounded steps might not end at 1.
 */
export function thresholds(sensitivity = 0): number[] {
  const isValid = sensitivity >= 1 && sensitivity <= 100;
  if (!isValid) return [0];
  return filledList(Math.floor(sensitivity) + 1, (step) => step / sensitivity);
}
