/**
 * The shares of an element that an observer tells of when they come into view: 0, 1/n, 2/n … 1 for a
 * sensitivity of n from 1 to 100; otherwise 0 alone (facts, page-builder 28).
 *
 * Each is divided for itself, since a sum of steps may miss the last one.
 */
export function thresholds(sensitivity = 0): number[] {
  const isUsable = sensitivity >= 1 && sensitivity <= 100;
  if (!isUsable) return [0];
  return Array.from({ length: Math.floor(sensitivity) + 1 }, (_, step) => step / sensitivity);
}
