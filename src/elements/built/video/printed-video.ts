import { classSelector } from '../markup/names';
import { ownElement } from '../markup/own';

/** The builder's video widget, as it is printed. */
export interface PrintedVideo {
  readonly root: HTMLElement;
  /** A file's player. */
  readonly film: HTMLVideoElement | undefined;
  /** A provider's frame, whose address is printed. */
  readonly frame: HTMLIFrameElement | undefined;
  /** Where YouTube's frame is put: the address is in the settings alone. */
  readonly place: HTMLElement | undefined;
  /** The picture before the film. */
  readonly overlay: HTMLElement | undefined;
  /** The sign on the picture. */
  readonly icon: HTMLElement | undefined;
  readonly opensLightbox: boolean;
}

/** The parts of the widget in `host`; undefined where none is printed. */
export function printedVideo(host: HTMLElement): PrintedVideo | undefined {
  const root = ownElement(host, classSelector('wrapper'));
  if (!root) return undefined;
  const own = (selector: string): HTMLElement | undefined => ownElement(root, selector);
  return {
    root,
    film: own('video') as HTMLVideoElement | undefined,
    frame: own('iframe') as HTMLIFrameElement | undefined,
    place: own(`div${classSelector('video')}`),
    overlay: own(classSelector('custom-embed-image-overlay')),
    icon: own(classSelector('custom-embed-play')),
    opensLightbox: root.matches(classSelector('open-lightbox')),
  };
}
