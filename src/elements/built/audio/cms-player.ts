/** The part of the CMS's media player that is used here: two globals of its scripts. */
interface CmsPlayer {
  readonly wp?: { readonly mediaelement?: { readonly initialize?: () => void } };
  readonly mejs?: { readonly players?: Readonly<Record<string, { remove(): void } | undefined>> };
}

/** Box that the player creates around the media element. */
const PLAYER = '.mejs-container';

/** Boxes of the players that were started here. */
const started = new WeakSet<Element>();

/**
 * Starts the CMS's player on `audio`, if the page loads that player and it has not started yet. The CMS
 * starts its player only on page load, so audio added later would keep the browser's player.
 *
 * @param signal Removes the started player when it aborts, if the audio has left the page. Otherwise,
 *   playback continues.
 */
export function startCmsPlayer(audio: HTMLElement, signal: AbortSignal): void {
  const window: CmsPlayer & object = audio.ownerDocument.defaultView ?? {};
  if (audio.ownerDocument.readyState !== 'complete') return;
  if (!audio.closest(PLAYER)) {
    window.wp?.mediaelement?.initialize?.();
    const box = audio.closest(PLAYER);
    if (box) started.add(box);
  }
  const end = (): void => {
    const box = audio.closest(PLAYER);
    if (!box || box.isConnected || !started.has(box)) return;
    window.mejs?.players?.[box.id]?.remove();
  };
  signal.addEventListener('abort', end, { once: true });
}
