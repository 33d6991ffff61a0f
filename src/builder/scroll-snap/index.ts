import { onConfigChange } from '../../core/config';
import { isOn } from '../../core/config/toggle';
import { builtConfig } from '../config';
import { snap } from './snap';

/** Applies scroll snapping according to the page settings, including later changes, until the signal aborts. */
export function followScrollSnap(signal: AbortSignal): void {
  if (signal.aborted) return;
  let applied = '';
  let run: AbortController | undefined;
  const follow = (): void => {
    const { pageSettings } = builtConfig();
    const now = isOn(pageSettings.scroll_snap) ? JSON.stringify(pageSettings) : '';
    if (now === applied) return;
    applied = now;
    run?.abort();
    run = new AbortController();
    if (now) snap(pageSettings, run.signal);
  };
  const unfollow = onConfigChange(follow);
  follow();
  const stop = (): void => {
    unfollow();
    run?.abort();
  };
  signal.addEventListener('abort', stop, { once: true });
}
