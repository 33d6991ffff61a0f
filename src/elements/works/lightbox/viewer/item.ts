/** An image in the lightbox. */
export interface LightboxImage {
  readonly type: 'image';
  readonly url: string;
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Width in CSS pixels; default: measured when the image loads. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Address of a thumbnail that the page has loaded, shown until the image is loaded. */
  readonly preview?: string | undefined;
  /** The address to share, such as one that opens the lightbox again; default: `url`. */
  readonly permalink?: string | undefined;
}

/** The appearance of a video in the lightbox. */
export interface VideoLook {
  /** Aspect ratio (width / height); default 16 / 9. */
  readonly ratio?: number | undefined;
  /** Class of the entrance animation, whose keyframes the page defines. */
  readonly animation?: string | undefined;
}

/** A video in the lightbox: a hosted file, or a video of YouTube or Vimeo. */
export interface LightboxVideo extends VideoLook {
  readonly type: 'video';
  readonly url: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly poster?: string | undefined;
  /** The address to share; default: `url`. */
  readonly permalink?: string | undefined;
}

/** A web page in the lightbox. */
export interface LightboxPage {
  readonly type: 'page';
  readonly url: string;
  readonly title?: string | undefined;
  /** The address to share; default: `url`. */
  readonly permalink?: string | undefined;
}

/** An item of the lightbox. */
export type LightboxItem = LightboxImage | LightboxVideo | LightboxPage;

/** The optional controls; an undefined one follows the kit's settings. */
export interface LightboxControls {
  readonly counter?: boolean | undefined;
  readonly zoom?: boolean | undefined;
  readonly fullscreen?: boolean | undefined;
  readonly share?: boolean | undefined;
}

/** The options of `openLightbox`. */
export interface LightboxRequest {
  /** A single item, or the items of a slideshow. */
  readonly items: readonly LightboxItem[];
  /** Index of the item shown first; default 0. */
  readonly index?: number;
  /** The element that gets the focus after closing; default: the focused element. */
  readonly opener?: HTMLElement | undefined;
  /** The first item follows the last; default true. */
  readonly loop?: boolean;
  /** False if an action in the page's address opened the lightbox: videos then do not autoplay. Default true. */
  readonly byVisitor?: boolean;
  /** Accessible name of a slideshow; default: "Lightbox". */
  readonly label?: string | undefined;
  /** The controls of a slideshow; default: the kit's settings, else all. */
  readonly controls?: LightboxControls | undefined;
  /** Called when another item is shown. */
  readonly onChange?: (index: number) => void;
}

/** An open lightbox. */
export interface LightboxHandle {
  /** Shows another item. */
  show(index: number): void;
  /** Changes the appearance of a single video, and plays its animation again. */
  restyle?(look: VideoLook): void;
  close(): void;
  /** Resolves when the lightbox is closed. */
  readonly closed: Promise<void>;
}
