import { Found } from '../../../core/dom/found';
import type { Controller, EnhanceContext } from '../../../core/element';
import { build } from '../../../core/element/build';
import { headerConfig } from '../config';
import { narrowHeader } from '../narrow-header';
import type { AccountMenuProps, events } from './account-menu.element';
import type { MenuMode } from './account-menu.settings';
import { BuiltMenu } from './built-menu';
import { MenuButton } from './menu-button';
import { menuMode } from './menu-mode';
import { areSame, type MenuParts, menuParts } from './menu-parts';

type Context = EnhanceContext<AccountMenuProps, typeof events>;

/**
 * Connects an icon with its menu, in the mode that settings and viewport select. Reconnects when scripts of
 * the page replace icon or menu.
 */
export class Account implements Controller<AccountMenuProps> {
  readonly #context: Context;
  /** The drawn icon and menu; undefined if the server has printed them. */
  readonly #built: BuiltMenu | undefined;
  readonly #found: Found<MenuParts | undefined>;
  #props: AccountMenuProps;
  #parts: MenuParts | undefined;
  #mode: MenuMode = 'theme';
  #narrow: MediaQueryList | undefined;
  /** Ends the current mode of the current parts. */
  #life = new AbortController();

  constructor(context: Context) {
    const { host, shadow, policy, signal } = context;
    this.#context = context;
    this.#props = context.props;
    const isPrinted = policy === 'enhance';
    const tree = (!isPrinted && shadow) || host;
    this.#built = isPrinted ? undefined : new BuiltMenu(host.ownerDocument);
    this.#found = new Found(
      () => menuParts(tree),
      areSame,
      (parts) => this.#follow(parts),
      signal,
    );
    signal.addEventListener('abort', () => {
      this.#life.abort();
      this.#narrow?.removeEventListener('change', this.#chooseMode);
    });
    this.#build();
    this.#followWindow();
    this.#found.watch(tree);
    this.#chooseMode();
  }

  update(props: AccountMenuProps): void {
    this.#props = props;
    this.#build();
    this.#followWindow();
    this.#found.look();
    this.#chooseMode();
  }

  #build(): void {
    if (!this.#built) return;
    this.#built.show(this.#props.settings);
    build(this.#context, ...this.#built.nodes);
  }

  /** Listens to the breakpoint, which the site's configuration may have changed. */
  #followWindow(): void {
    const { defaultView: view } = this.#context.host.ownerDocument;
    this.#narrow?.removeEventListener('change', this.#chooseMode);
    this.#narrow = view ? narrowHeader(view, headerConfig().menuBreakpoint) : undefined;
    this.#narrow?.addEventListener('change', this.#chooseMode);
  }

  get #isNarrow(): boolean {
    return this.#narrow?.matches ?? false;
  }

  #follow(parts: MenuParts | undefined): void {
    this.#parts = parts;
    this.#begin(this.#mode);
  }

  readonly #chooseMode = (): void => {
    const mode = menuMode(this.#props.settings, this.#isNarrow);
    if (mode !== this.#mode) this.#begin(mode);
  };

  #begin(mode: MenuMode): void {
    this.#life.abort();
    this.#life = new AbortController();
    this.#mode = mode;
    if (!this.#parts || mode === 'theme') return;
    if (mode === 'button') this.#attachButton(this.#parts, this.#life.signal);
    else showAlways(this.#parts.list, this.#life.signal);
  }

  #attachButton(parts: MenuParts, signal: AbortSignal): void {
    const { host, emit } = this.#context;
    const changed = (isOpen: boolean): void =>
      void emit(isOpen ? 'nh-account-open' : 'nh-account-close', { isNarrow: this.#isNarrow });
    new MenuButton({ ...parts, host, changed }).attach(signal);
  }
}

function showAlways(list: HTMLElement, signal: AbortSignal): void {
  list.setAttribute('data-nh-shown', '');
  signal.addEventListener('abort', () => list.removeAttribute('data-nh-shown'));
}
