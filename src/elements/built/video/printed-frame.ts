import { safeAddress } from '../../../core/dom/safe-address';
import { autoplayAddress } from '../../../core/media/autoplay-address';
import { restoreAtEnd } from '../markup/restore';
import type { Film, FilmContext } from './film';

const ALLOWED = 'autoplay; fullscreen';

/** A provider's frame, whose address is printed: as its own, or put aside until it is wanted. */
export function printedFrame(frame: HTMLIFrameElement, { settings, signal }: FilmContext): Film {
  restoreAtEnd(frame, ['src', 'allow'], signal);
  const put = frame.getAttribute('data-lazy-load');
  const address = put ?? frame.getAttribute('src') ?? '';
  const show = (url: string): void => {
    const src = safeAddress(url);
    // Set to what it is already, it would be fetched anew.
    if (src && src !== frame.src) frame.src = src;
  };
  return {
    url: address,
    begin(autoplays) {
      if (autoplays) frame.allow = ALLOWED;
      if (autoplays) show(playingMuted(address, settings.video_type));
      else if (put) show(put);
    },
    play() {
      frame.allow = ALLOWED;
      show(autoplayAddress(address));
      return frame;
    },
  };
}

/** What begins by itself must be without sound, or no browser lets it. */
function playingMuted(address: string, provider: string): string {
  const url = new URL(address, document.baseURI);
  url.searchParams.set('autoplay', '1');
  url.searchParams.set(provider === 'dailymotion' ? 'mute' : 'muted', '1');
  return url.href;
}
