import { logError } from '../../../core/dom/log';
import { takeEvent } from '../../../core/dom/take-event';
import type { Emit } from '../../../core/element';
import { lightboxConfig } from './config';
import type { events, LightboxProps, LightboxSettings } from './lightbox.element';
import { actNatively, plainClickPath } from './links/link-click';
import { isPickingColour, mayOpen } from './links/link-eligibility';
import type { LightboxHandle, LightboxItem } from './viewer/item';

/** What a gallery needs. */
export interface GalleryContext {
  readonly host: HTMLElement;
  readonly emit: Emit<typeof events>;
  /** Ends the gallery, and what it has opened. */
  readonly signal: AbortSignal;
  items(): readonly LightboxItem[];
  /** The links to the items, in the same order. */
  links(): readonly HTMLElement[];
}

/**
 * Opens a gallery's items, by the links to them and by the element's properties, and keeps the properties
 * `open` and `index` with what the visitor sees.
 */
export class Gallery {
  readonly #context: GalleryContext;
  #settings: LightboxSettings = {};
  #index = 0;
  /** The opening that is in force; one that was called off while the code came does not happen. */
  #opening: symbol | undefined;
  #handle: LightboxHandle | undefined;

  constructor(context: GalleryContext) {
    this.#context = context;
    const { host, signal } = context;
    // At the window, so that no other script sees them: the builder's own lightbox would open as well.
    host.ownerDocument.defaultView?.addEventListener('click', (event) => this.#clicked(event), {
      capture: true,
      signal,
    });
    signal.addEventListener('abort', () => this.#end());
  }

  /** Follows the element's properties, whoever has set them; to be called when one may have changed. */
  follow({ settings, open, index }: LightboxProps): void {
    this.#settings = settings;
    const isElsewhere = index !== this.#index;
    this.#index = index;
    if (!open) this.#close();
    else if (!this.#opening) void this.#open();
    else if (isElsewhere) this.#handle?.show(this.#place());
  }

  /** Takes a plain click on one of the links, unless the page says no: the link then acts as a link. */
  #clicked(event: MouseEvent): void {
    const { host, links } = this.#context;
    const path = plainClickPath(event);
    const link = path.includes(host) && path.find(({ localName }) => localName === 'a');
    const index = link ? links().indexOf(link) : -1;
    if (link && index >= 0 && this.#choose(index, link)) takeEvent(event);
  }

  /**
   * Opens what a visitor has chosen; on a page that is being edited only where the lightbox may open.
   *
   * @returns false if the page has said no
   */
  #choose(index: number, opener: HTMLElement): boolean {
    const site = lightboxConfig();
    if (!mayOpen(site, isPickingColour(opener.ownerDocument, site.builder))) return true;
    const detail = this.#detail(index);
    if (!detail || !this.#context.emit('nh-lightbox-open', detail)) return false;
    this.#tell({ open: true, index });
    void this.#open(opener);
    return true;
  }

  async #open(opener?: HTMLElement): Promise<void> {
    this.#close();
    const opening = Symbol();
    this.#opening = opening;
    const lightbox = await import('./viewer/open-lightbox').catch((error: unknown) => {
      if (this.#opening === opening) this.#failed(error, opener);
    });
    if (!lightbox || this.#opening !== opening) return;
    const { title, loop = true, counter, zoom, fullscreen, share } = this.#settings;
    const handle = lightbox.openLightbox({
      items: this.#context.items(),
      index: this.#place(),
      opener,
      label: title,
      loop,
      byVisitor: opener !== undefined,
      controls: { counter, zoom, fullscreen, share },
      onChange: (now) => this.#changed(now),
    });
    this.#handle = handle;
    await handle.closed;
    if (this.#handle === handle) this.#closed();
  }

  /** By code: nothing is told. */
  #close(): void {
    const handle = this.#handle;
    this.#handle = undefined;
    this.#opening = undefined;
    handle?.close();
  }

  /** A gallery that has left the page is shut when it returns; one that is only drawn anew stays open. */
  #end(): void {
    const wasOpen = this.#opening !== undefined;
    this.#close();
    if (wasOpen && !this.#context.host.isConnected) this.#tell({ open: false });
  }

  /** The place that is asked for; one beyond the items is the last. */
  #place(): number {
    const last = Math.max(0, this.#context.items().length - 1);
    if (this.#index > last) this.#tell({ index: last });
    return this.#index;
  }

  #failed(error: unknown, opener: HTMLElement | undefined): void {
    this.#reset();
    if (opener) actNatively(opener, error);
    else warnFailedLoad(error);
  }

  /** The element says that nothing is open. */
  #reset(): void {
    this.#handle = undefined;
    this.#opening = undefined;
    this.#tell({ open: false });
  }

  /** By the visitor, who is the only one beside code that closes it. */
  #closed(): void {
    this.#reset();
    const detail = this.#detail(this.#index);
    if (detail) this.#context.emit('nh-lightbox-close', detail);
  }

  #changed(index: number): void {
    if (this.#index === index) return;
    this.#tell({ index });
    const detail = this.#detail(index);
    if (detail) this.#context.emit('nh-lightbox-change', detail);
  }

  /** Sets the host's properties, which a builder's node has from then on too. */
  #tell(state: Partial<Pick<LightboxProps, 'open' | 'index'>>): void {
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
    'nh-lightbox: its code could not be loaded, so the lightbox stays shut. ' +
      'Check the network and that the whole library folder was published.',
    error,
  );
}
