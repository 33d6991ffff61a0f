import type { Fault, WorkType } from '../work';

const everywhere: readonly Fault[] = [
  'no-title',
  'title-no-object',
  'unknown-type',
  'no-picture',
  'number-as-text',
  'no-link',
];

// Not a divisor of the page size, so that the faults are at other positions on each page.
const distance = 23;

/** The fault of the work at an index; about one in twenty has one. */
export function faultOf(index: number, type: WorkType): Fault | undefined {
  if (index % distance !== 0) return undefined;
  const turn = index / distance;
  if (type === 'iframe') return 'script-address';
  if (type === 'video') return 'no-video';
  return everywhere[turn % everywhere.length];
}
