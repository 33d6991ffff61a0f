import { pageOrigin } from '../dom/page-address';
import { type EmbedOptions, embedAddress } from './embed-address';
import { joinPlayer } from './frame-player';
import { message } from './messages';
import type { PlayOptions, ProvidedVideo } from './video';

/**
 * Creates a provider's frame that starts playing.
 *
 * The frame is returned at once, and the provider's player script connects to it when it is ready. If the
 * page's policy blocks the script, the visitor still has a working frame, without waiting.
 */
export function providerFrame(
  video: ProvidedVideo,
  { title }: PlayOptions,
  document: Document,
): HTMLIFrameElement {
  const frame = plainFrame(video, { autoplay: true }, title, document);
  // Some browsers do not start a frame by its address alone.
  joinPlayer(frame, video).then(
    (player) => player.play(),
    () => {
      // Without the script, the frame starts by itself or has its own play button.
    },
  );
  return frame;
}

/** Creates a provider's frame from its address alone; the player script may connect to it later. */
export function plainFrame(
  video: ProvidedVideo,
  options: EmbedOptions,
  title: string | undefined,
  document: Document,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title || message('media.video');
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  // YouTube plays nothing for a page without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = embedAddress(video, { origin: pageOrigin(document), ...options });
  return frame;
}
