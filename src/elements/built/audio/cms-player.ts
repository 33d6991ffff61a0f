/** The part of the CMS's media player that is used here; both are globals of its scripts. */
interface CmsPlayer {
  readonly wp?: { readonly mediaelement?: { readonly initialize?: () => void } };
  readonly mejs?: { readonly players?: Readonly<Record<string, { remove(): void } | undefined>> };
}

/** The box that the player puts around what it plays. */
const PLAYER = '.mejs-container';

/** The boxes of the players that were started here. */
const started = new WeakSet<Element>();

/**
 * Starts the CMS's player on `audio`, if it is on the page and has not begun already: it looks for its
 * elements once, when the page has come, so those that came later are left to the browser.
 *
 * @param signal its end takes away what was started, once the audio has left the page: as long as it is
 *   there it goes on playing
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
