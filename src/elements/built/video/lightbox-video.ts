import { restoreAtEnd } from '../../../builder/markup/restore';
import { deviceValue } from '../../../core/breakpoints';
import { logError } from '../../../core/dom/log';
import { aspectRatio } from '../../../core/media/aspect-ratio';
import type { LightboxHandle, VideoLook } from '../../works';
import type { VideoSettings } from './video.element';

/** Attribute that tells the lightbox's listener that we handle the click. */
const OWN = 'data-nh-opens';

/** A video that opens in the lightbox. */
export class LightboxVideo {
  readonly #overlay: HTMLElement;
  readonly #signal: AbortSignal;
  #settings: VideoSettings;
  #handle: LightboxHandle | undefined;

  constructor(overlay: HTMLElement, settings: VideoSettings, signal: AbortSignal) {
    this.#overlay = overlay;
    this.#settings = settings;
    this.#signal = signal;
    restoreAtEnd(overlay, [OWN], signal);
    overlay.setAttribute(OWN, '');
    signal.addEventListener('abort', () => this.#handle?.close(), { once: true });
  }

  async open(opener: HTMLElement): Promise<void> {
    try {
      const { openLinked } = await import('../../works');
      const handle = await openLinked(this.#overlay, { opener, look: this.#look });
      if (this.#signal.aborted) handle?.close();
      this.#handle = handle;
    } catch (error) {
      logError(
        '<nh-video>: the lightbox could not be loaded, so the video does not open. ' +
          'Check the network, and that the whole library folder is published.',
        error,
      );
    }
  }

  /** In the editor: applies changed settings to the open lightbox. */
  follow(settings: VideoSettings): void {
    const before = this.#look;
    this.#settings = settings;
    const { ratio, animation } = this.#look;
    if (ratio === before.ratio && animation === before.animation) return;
    this.#handle?.restyle?.(this.#look);
  }

  get #look(): VideoLook {
    const animation = deviceValue(this.#settings, 'lightbox_content_animation');
    return {
      ratio: aspectRatio(this.#settings.aspect_ratio),
      animation:
        typeof animation === 'string' && /^[\w-]+$/.test(animation) ? animation : undefined,
    };
  }
}
