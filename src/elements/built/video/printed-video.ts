import { classSelector } from '../../../builder/markup/names';
import { ownElement } from '../../../builder/markup/own';

/** The printed parts of the builder's video widget. */
export interface PrintedVideo {
  readonly root: HTMLElement;
  /** Video element of a file. */
  readonly video: HTMLVideoElement | undefined;
  /** Frame of a provider, whose address is printed. */
  readonly frame: HTMLIFrameElement | undefined;
  /** Placeholder for the YouTube frame, whose address is only in the settings. */
  readonly placeholder: HTMLElement | undefined;
  /** The image overlay. */
  readonly overlay: HTMLElement | undefined;
  /** The play icon. */
  readonly icon: HTMLElement | undefined;
  readonly opensLightbox: boolean;
}

/** Returns the printed parts in `host`; undefined if no widget is printed. */
export function printedVideo(host: HTMLElement): PrintedVideo | undefined {
  const root = ownElement(host, classSelector('wrapper'));
  if (!root) return undefined;
  const own = (selector: string): HTMLElement | undefined => ownElement(root, selector);
  return {
    root,
    video: own('video') as HTMLVideoElement | undefined,
    frame: own('iframe') as HTMLIFrameElement | undefined,
    placeholder: own(`div${classSelector('video')}`),
    overlay: own(classSelector('custom-embed-image-overlay')),
    icon: own(classSelector('custom-embed-play')),
    opensLightbox: root.matches(classSelector('open-lightbox')),
  };
}
