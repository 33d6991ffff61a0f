import type { Fault, WorkType } from '../work';

const everywhere: readonly Fault[] = [
  'no-title',
  'title-no-object',
  'unknown-type',
  'no-picture',
  'number-as-text',
  'no-link',
];

// Not a divisor of a page's length, so that the faults stand at other places on each page.
const distance = 23;

/** What is wrong with the work at a place, if anything is: about one in twenty. */
export function faultOf(index: number, type: WorkType): Fault | undefined {
  if (index % distance !== 0) return undefined;
  const turn = index / distance;
  if (type === 'iframe') return 'script-address';
  if (type === 'video') return 'no-video';
  return everywhere[turn % everywhere.length];
}
