import { Found } from '../../../core/dom/found';
import { logError } from '../../../core/dom/log';
import { whenComplete } from '../../../core/dom/when-complete';
import type { Controller, EnhanceContext } from '../../../core/element';
import { build } from '../../../core/element/build';
import { adoptStyles } from '../../../core/element/styles';
import { BuiltOverlay } from './built-overlay';
import { Overlay } from './overlay';
import { areSame, type OverlayParts, overlayParts } from './parts';
import stylesheet from './search-overlay.css?inline';
import type { events, SearchOverlayProps } from './search-overlay.element';

type Context = EnhanceContext<SearchOverlayProps, typeof events>;

/** Connects an icon with its box; follows the page when it prints them late or replaces them. */
export class Search implements Controller<SearchOverlayProps> {
  readonly #context: Context;
  /** The drawn icon and box; undefined if the server has printed them. */
  readonly #built: BuiltOverlay | undefined;
  readonly #parts: Found<OverlayParts | undefined>;
  #props: SearchOverlayProps;
  /** Ends the overlay of the current parts, or the wait for missing parts. */
  #life = new AbortController();

  constructor(context: Context) {
    const { host, shadow, policy, signal } = context;
    this.#context = context;
    this.#props = context.props;
    const isPrinted = policy === 'enhance';
    const tree = (!isPrinted && shadow) || host;
    this.#built = isPrinted ? undefined : new BuiltOverlay(host.ownerDocument);
    this.#parts = new Found(
      () => overlayParts(tree, this.#props.settings.kind),
      areSame,
      (parts) => this.#follow(parts),
      signal,
    );
    signal.addEventListener('abort', () => this.#life.abort());
    this.#build();
    this.#parts.watch(tree, host.ownerDocument);
  }

  update(props: SearchOverlayProps): void {
    this.#props = props;
    this.#build();
    this.#parts.look();
  }

  #build(): void {
    if (!this.#built) return;
    this.#built.show(this.#props.settings);
    build(this.#context, ...this.#built.nodes);
  }

  #follow(parts: OverlayParts | undefined): void {
    this.#life.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    if (parts) {
      // The box may be in another DOM tree than the element.
      adoptStyles(parts.box.getRootNode(), stylesheet);
      new Overlay(parts, this.#context.emit).attach(signal);
    } else whenComplete(this.#context.host.ownerDocument, () => this.#report(), signal);
  }

  #report(): void {
    const { host } = this.#context;
    if (this.#built || !host.isConnected) return;
    logError(
      '<nh-search-overlay>: the icon or its search box with a field is missing, so nothing opens ' +
        'and a link stays a link. Print both in the tag; a full-screen box may be anywhere in the page.',
      host,
    );
  }
}
