import { logError } from '../../../core/dom/log';
import { takeEvent } from '../../../core/dom/take-event';
import type { Emit } from '../../../core/element';
import { lightboxConfig } from './config';
import type { events, LightboxProps, LightboxSettings } from './lightbox.element';
import { actNatively, plainClickPath } from './links/link-click';
import { mayOpen } from './links/link-eligibility';
import type { LightboxHandle, LightboxItem } from './viewer/item';

/** The dependencies of a {@link Gallery}. */
export interface GalleryContext {
  readonly host: HTMLElement;
  readonly emit: Emit<typeof events>;
  /** Removes the gallery's listeners and closes its lightbox. */
  readonly signal: AbortSignal;
  items(): readonly LightboxItem[];
  /** The links to the items, in the same order. */
  links(): readonly HTMLElement[];
}

/**
 * Opens the items of a gallery when a visitor clicks their links, or when the property `open` is set. Keeps
 * the properties `open` and `index` in sync with the lightbox.
 */
export class Gallery {
  readonly #context: GalleryContext;
  #settings: LightboxSettings = {};
  #index = 0;
  /** Identifies the latest opening. A new opening cancels one that is still loading the lightbox's code. */
  #opening: symbol | undefined;
  #handle: LightboxHandle | undefined;

  constructor(context: GalleryContext) {
    this.#context = context;
    const { host, signal } = context;
    // On the window, to run before any other script: otherwise the builder's own lightbox would open too.
    host.ownerDocument.defaultView?.addEventListener('click', (event) => this.#handleClick(event), {
      capture: true,
      signal,
    });
    signal.addEventListener('abort', () => this.#end());
  }

  /** Applies the element's properties. Call it whenever one may have changed. */
  update({ settings, open, index }: LightboxProps): void {
    this.#settings = settings;
    const isOtherIndex = index !== this.#index;
    this.#index = index;
    if (!open) this.#close();
    else if (!this.#opening) void this.#open();
    else if (isOtherIndex) this.#handle?.show(this.#clampedIndex());
  }

  /** Handles a plain click on a link of the gallery. If the page prevents opening, the browser follows the link. */
  #handleClick(event: MouseEvent): void {
    const { host, links } = this.#context;
    const path = plainClickPath(event);
    const link = path.includes(host) && path.find(({ localName }) => localName === 'a');
    const index = link ? links().indexOf(link) : -1;
    if (link && index >= 0 && this.#openByVisitor(index, link)) takeEvent(event);
  }

  /**
   * Opens an item for the visitor. In the editor, no link is followed, and the lightbox opens only if the editor
   * allows it.
   *
   * @returns false if the page prevented opening
   */
  #openByVisitor(index: number, opener: HTMLElement): boolean {
    const may = mayOpen(lightboxConfig(), opener.ownerDocument);
    if (may === true) return this.#openUnlessPrevented(index, opener);
    void may.then((isAllowed) => isAllowed && this.#openUnlessPrevented(index, opener));
    return true;
  }

  #openUnlessPrevented(index: number, opener: HTMLElement): boolean {
    const detail = this.#detail(index);
    if (!detail || !this.#context.emit('nh-lightbox-open', detail)) return false;
    this.#setState({ open: true, index });
    void this.#open(opener);
    return true;
  }

  async #open(opener?: HTMLElement): Promise<void> {
    this.#close();
    const opening = Symbol();
    this.#opening = opening;
    const lightbox = await import('./viewer/open-lightbox').catch((error: unknown) => {
      if (this.#opening === opening) this.#handleFailure(error, opener);
    });
    if (!lightbox || this.#opening !== opening) return;
    const { title, loop = true, counter, zoom, fullscreen, share } = this.#settings;
    const handle = lightbox.openLightbox({
      items: this.#context.items(),
      index: this.#clampedIndex(),
      opener,
      label: title,
      loop,
      byVisitor: opener !== undefined,
      controls: { counter, zoom, fullscreen, share },
      onChange: (shown) => this.#handleChange(shown),
    });
    this.#handle = handle;
    await handle.closed;
    if (this.#handle === handle) this.#handleClosed();
  }

  /** Closes the lightbox from code, without an event. */
  #close(): void {
    const handle = this.#handle;
    this.#handle = undefined;
    this.#opening = undefined;
    handle?.close();
  }

  /** Sets `open` to false if the element was removed from the page, but not if it is only re-rendered. */
  #end(): void {
    const wasOpen = this.#opening !== undefined;
    this.#close();
    if (wasOpen && !this.#context.host.isConnected) this.#setState({ open: false });
  }

  /** The requested index, limited to the index of the last item. */
  #clampedIndex(): number {
    const last = Math.max(0, this.#context.items().length - 1);
    if (this.#index > last) this.#setState({ index: last });
    return this.#index;
  }

  #handleFailure(error: unknown, opener: HTMLElement | undefined): void {
    this.#reset();
    if (opener) actNatively(opener, error);
    else warnFailedLoad(error);
  }

  /** Sets the element's state to closed. */
  #reset(): void {
    this.#handle = undefined;
    this.#opening = undefined;
    this.#setState({ open: false });
  }

  /** Runs after the visitor has closed the lightbox, but not after `#close`. */
  #handleClosed(): void {
    this.#reset();
    const detail = this.#detail(this.#index);
    if (detail) this.#context.emit('nh-lightbox-close', detail);
  }

  #handleChange(index: number): void {
    if (this.#index === index) return;
    this.#setState({ index });
    const detail = this.#detail(index);
    if (detail) this.#context.emit('nh-lightbox-change', detail);
  }

  /** Sets the properties `open` and `index` of the host. */
  #setState(state: Partial<Pick<LightboxProps, 'open' | 'index'>>): void {
    this.#index = state.index ?? this.#index;
    Object.assign(this.#context.host, state);
  }

  #detail(index: number): { index: number; url: string } | undefined {
    const item = this.#context.items()[index];
    return item && { index, url: item.url };
  }
}

function warnFailedLoad(error: unknown): void {
  logError(
    '<nh-lightbox>: its code could not be loaded, so the lightbox stays closed. ' +
      "Check the network, and that the package's whole folder is published.",
    error,
  );
}
