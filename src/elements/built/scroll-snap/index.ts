import { onConfigChange } from '../../../core/config';
import { isOn } from '../../../core/config/toggle';
import { builtConfig } from '../config';
import { snap } from './snap';

/** Has the page's sections snap as long as the page's settings ask for it, until the signal ends. */
export function followScrollSnap(signal: AbortSignal): void {
  if (signal.aborted) return;
  let asked = '';
  let run: AbortController | undefined;
  const follow = (): void => {
    const { pageSettings } = builtConfig();
    const now = isOn(pageSettings.scroll_snap) ? JSON.stringify(pageSettings) : '';
    if (now === asked) return;
    asked = now;
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
