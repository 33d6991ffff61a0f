import { embedAddress } from './embed-address';
import { message } from './messages';
import { loadPlayerScript } from './player-script';
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
  const frame = document.createElement('iframe');
  frame.title = title || message('media.video');
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  // YouTube plays nothing for a page that does not say which it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = embedAddress(video, { autoplay: true, origin: document.location.origin });
  join(frame, video.provider).catch(() => {
    // The plain frame plays by itself, or has a play button of its own.
  });
  return frame;
}

/** Has the player start, which some browsers keep a frame from doing by its address alone. */
async function join(frame: HTMLIFrameElement, provider: ProvidedVideo['provider']): Promise<void> {
  if (provider === 'youtube') {
    const { Player } = await loadPlayerScript(provider);
    const events = {
      onReady: ({ target }: { target: { playVideo(): void } }) => target.playVideo(),
    };
    if (frame.isConnected) new Player(frame, { events });
  } else {
    const { Player } = await loadPlayerScript(provider);
    if (frame.isConnected) await new Player(frame).play();
  }
}
