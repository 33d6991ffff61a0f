/** A picture in the lightbox. */
export interface LightboxImage {
  readonly type: 'image';
  readonly url: string;
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** CSS pixels, where they are known; else read from the picture. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A small version that the page has already, shown until the picture is here. */
  readonly preview?: string | undefined;
  /** The address that is shared: one that leads back to it, such as an action's; default: `url`. */
  readonly permalink?: string | undefined;
}

/** How a video looks in the lightbox. */
export interface VideoLook {
  /** Width divided by height; default 16 / 9. */
  readonly ratio?: number | undefined;
  /** The class of the animation by which it enters; its keyframes are the page's. */
  readonly animation?: string | undefined;
}

/** A video in the lightbox: a hosted file, or a page of YouTube or Vimeo. */
export interface LightboxVideo extends VideoLook {
  readonly type: 'video';
  readonly url: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly poster?: string | undefined;
  /** As a picture's. */
  readonly permalink?: string | undefined;
}

/** A web page in the lightbox. */
export interface LightboxPage {
  readonly type: 'page';
  readonly url: string;
  readonly title?: string | undefined;
  /** As a picture's. */
  readonly permalink?: string | undefined;
}

/** One thing that the lightbox shows. */
export type LightboxItem = LightboxImage | LightboxVideo | LightboxPage;

/** The controls that a site may leave out; what is not said here is decided by the kit's settings. */
export interface LightboxControls {
  readonly counter?: boolean | undefined;
  readonly zoom?: boolean | undefined;
  readonly fullscreen?: boolean | undefined;
  readonly share?: boolean | undefined;
}

/** What to open. */
export interface LightboxRequest {
  /** One item, or the items of a slideshow. */
  readonly items: readonly LightboxItem[];
  /** The item to begin with; default 0. */
  readonly index?: number;
  /** What gets the focus back; default: what has it now. */
  readonly opener?: HTMLElement | undefined;
  /** After the last item comes the first; default true. */
  readonly loop?: boolean;
  /** False when no visitor asked for it (a hash at load), so that a video waits for its play button; default true. */
  readonly byVisitor?: boolean;
  /** What a slideshow is called by assistive technology; default: "Lightbox". */
  readonly label?: string | undefined;
  /** Which controls a slideshow has; default: as the kit says, else all. */
  readonly controls?: LightboxControls | undefined;
  /** Called when another item is shown, by whatever means. */
  readonly onChange?: (index: number) => void;
}

/** An open lightbox. */
export interface LightboxHandle {
  /** Shows another item. */
  show(index: number): void;
  /** Of one video alone: gives it another look; an animation plays anew. */
  restyle?(look: VideoLook): void;
  close(): void;
  /** Resolves when it is closed, by whatever means. */
  readonly closed: Promise<void>;
}
