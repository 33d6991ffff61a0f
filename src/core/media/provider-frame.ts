import { type EmbedOptions, embedAddress } from './embed-address';
import { joinPlayer } from './frame-player';
import { message } from './messages';
import type { PlayOptions, ProvidedVideo } from './video';

/**
 * A provider's frame, playing.
 *
 * It stands there at once, and the provider's player script joins it when that is ready: where the
 * page's policy blocks the script, the visitor has a plain frame and has not waited for it.
 */
export function providerFrame(
  video: ProvidedVideo,
  { title }: PlayOptions,
  document: Document,
): HTMLIFrameElement {
  const frame = plainFrame(video, { autoplay: true }, title, document);
  // Some browsers keep a frame from starting by its address alone.
  joinPlayer(frame, video).then(
    (player) => player.play(),
    () => {
      // The plain frame plays by itself, or has a play button of its own.
    },
  );
  return frame;
}

/** A provider's frame by its address alone; the player script may be joined to it. */
export function plainFrame(
  video: ProvidedVideo,
  options: EmbedOptions,
  title: string | undefined,
  document: Document,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title || message('media.video');
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  // YouTube plays nothing for a page that does not say which it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = embedAddress(video, { origin: document.location.origin, ...options });
  return frame;
}
