import { deviceNow, onDeviceChange } from '../../core/breakpoints';
import type { ViewingConditions } from './background-spec';

const QUERIES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'] as const;

/** Returns the current viewing conditions. */
export function viewingConditions(): ViewingConditions {
  const [reducesMotion, savesData] = QUERIES.map((query) => matchMedia(query).matches);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return {
    device: deviceNow(),
    reducesMotion: reducesMotion === true,
    savesData: savesData === true || connection?.saveData === true,
  };
}

/** Calls `changed` when the viewing conditions change, until the signal aborts. */
export function onConditionsChange(changed: () => void, signal: AbortSignal): void {
  for (const query of QUERIES) matchMedia(query).addEventListener('change', changed, { signal });
  onDeviceChange(changed, signal);
}
