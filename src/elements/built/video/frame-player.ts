import { restoreAtEnd } from '../../../builder/markup/restore';
import { safeAddress } from '../../../core/dom/safe-address';
import { autoplayAddress } from '../../../core/media/autoplay-address';
import type { Player, PlayerContext } from './player';

const ALLOWED = 'autoplay; fullscreen';

/** Creates the player of a printed frame, whose address is in `src` or in `data-lazy-load`. */
export function framePlayer(frame: HTMLIFrameElement, { settings, signal }: PlayerContext): Player {
  restoreAtEnd(frame, ['src', 'allow'], signal);
  const deferred = frame.getAttribute('data-lazy-load');
  const address = deferred ?? frame.getAttribute('src') ?? '';
  const show = (url: string): void => {
    const src = safeAddress(url);
    // Setting the same source would reload the frame.
    if (src && src !== frame.src) frame.src = src;
  };
  return {
    url: address,
    begin(autoplays) {
      if (autoplays) frame.allow = ALLOWED;
      if (autoplays) show(playingMuted(address, settings.video_type));
      else if (deferred) show(deferred);
    },
    play() {
      frame.allow = ALLOWED;
      show(autoplayAddress(address));
      return frame;
    },
  };
}

/** Returns the address for muted autoplay, the only kind that browsers allow. */
function playingMuted(address: string, provider: string): string {
  const url = new URL(address, document.baseURI);
  url.searchParams.set('autoplay', '1');
  url.searchParams.set(provider === 'dailymotion' ? 'mute' : 'muted', '1');
  return url.href;
}
