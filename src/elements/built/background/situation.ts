import { deviceNow, onDeviceChange } from '../../../core/breakpoints';
import type { Situation } from './wanted';

const QUERIES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'] as const;

/** How the visitor sees the page now. */
export function situationNow(): Situation {
  const [isStill, savesData] = QUERIES.map((query) => matchMedia(query).matches);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return {
    device: deviceNow(),
    isStill: isStill === true,
    isSparing: savesData === true || connection?.saveData === true,
  };
}

/** Calls `changed` when the visitor sees the page in another way, until the signal ends. */
export function onSituationChange(changed: () => void, signal: AbortSignal): void {
  for (const query of QUERIES) matchMedia(query).addEventListener('change', changed, { signal });
  onDeviceChange(changed, signal);
}
