import { siteConfig } from '../../../core/config';
import { logError } from '../../../core/dom/log';
import type { Emit } from '../../../core/element';
import type { events, LightboxProps, LightboxSettings } from './lightbox.element';
import { actNatively } from './links/link-click';
import { isPickingColour, mayOpen } from './links/link-eligibility';
import type { LightboxHandle, LightboxItem } from './viewer/item';

/** What a gallery needs. */
export interface GalleryContext {
  readonly host: HTMLElement & Pick<LightboxProps, 'open' | 'index'>;
  readonly emit: Emit<typeof events>;
  items(): readonly LightboxItem[];
  settings(): LightboxSettings;
}

/** Opens a gallery's items and keeps the element's `open` and `index` with what the visitor sees. */
export class Gallery {
  readonly #context: GalleryContext;
  #handle: LightboxHandle | undefined;
  /** Counts openings, so that one that was called off while the code came does not happen. */
  #opening = 0;

  constructor(context: GalleryContext) {
    this.#context = context;
  }

  /**
   * Opens what a visitor has chosen; on a page that is being edited only where the lightbox may open.
   *
   * @returns false if the page has said no: the link then acts as a link
   */
  choose(index: number, opener: HTMLElement): boolean {
    const site = siteConfig();
    if (!mayOpen(site, isPickingColour(opener.ownerDocument, site.builder))) return true;
    const detail = this.#detail(index);
    if (!detail || !this.#context.emit('nh-lightbox-open', detail)) return false;
    const { host } = this.#context;
    host.index = index;
    host.open = true;
    void this.#open(opener);
    return true;
  }

  /** Follows the element's properties, whoever has set them; to be called when one has changed. */
  follow(open: boolean): void {
    if (!open) this.#close();
    else if (this.#opening === 0) void this.#open();
    else this.#handle?.show(this.#place());
  }

  end(): void {
    this.#close();
  }

  async #open(opener?: HTMLElement): Promise<void> {
    const { items, settings } = this.#context;
    this.#close();
    const opening = ++count;
    this.#opening = opening;
    const lightbox = await import('./viewer/open-lightbox').catch((error: unknown) => {
      if (this.#opening === opening) this.#failed(error, opener);
    });
    if (!lightbox || this.#opening !== opening) return;
    const { title, loop = true, counter, zoom, fullscreen, share } = settings();
    const handle = lightbox.openLightbox({
      items: items(),
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
    this.#opening = 0;
    handle?.close();
  }

  /** The place that is asked for; one beyond the items is the last. */
  #place(): number {
    const { host, items } = this.#context;
    host.index = Math.min(host.index, Math.max(0, items().length - 1));
    return host.index;
  }

  #failed(error: unknown, opener: HTMLElement | undefined): void {
    this.#reset();
    if (opener) actNatively(opener, error);
    else tellUnloaded(error);
  }

  /** The element says that nothing is open. */
  #reset(): void {
    this.#handle = undefined;
    this.#opening = 0;
    this.#context.host.open = false;
  }

  /** By the visitor, who is the only one beside code that closes it. */
  #closed(): void {
    const { host, emit } = this.#context;
    this.#reset();
    const detail = this.#detail(host.index);
    if (detail) emit('nh-lightbox-close', detail);
  }

  #changed(index: number): void {
    const { host, emit } = this.#context;
    if (host.index === index) return;
    host.index = index;
    const detail = this.#detail(index);
    if (detail) emit('nh-lightbox-change', detail);
  }

  #detail(index: number): { index: number; url: string } | undefined {
    const item = this.#context.items()[index];
    return item && { index, url: item.url };
  }
}

let count = 0;

function tellUnloaded(error: unknown): void {
  logError(
    'nh-lightbox: its code could not be loaded, so the lightbox stays shut. ' +
      'Check the network and that the whole library folder was published.',
    error,
  );
}
