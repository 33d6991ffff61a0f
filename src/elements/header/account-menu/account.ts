import { Found } from '../../../core/dom/found';
import type { Controller, EnhanceContext } from '../../../core/element';
import { build } from '../../../core/element/build';
import { headerConfig } from '../config';
import { narrowHeader } from '../narrow-header';
import type { AccountMenuProps, events } from './account-menu.element';
import type { MenuWay } from './account-menu.settings';
import { BuiltMenu } from './built-menu';
import { enhanceMenuButton } from './menu-button';
import { areSame, type MenuParts, menuParts } from './menu-parts';
import { menuWay } from './menu-way';

type Context = EnhanceContext<AccountMenuProps, typeof events>;

/** Has an icon and its menu, which the page may print anew, work as settings and window want it. */
export class Account implements Controller<AccountMenuProps> {
  readonly #context: Context;
  /** What is built where nothing is printed. */
  readonly #built: BuiltMenu | undefined;
  readonly #found: Found<MenuParts | undefined>;
  #props: AccountMenuProps;
  #parts: MenuParts | undefined;
  #way: MenuWay = 'theme';
  #narrow: MediaQueryList | undefined;
  /** Ends the present way of the present parts. */
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
      this.#narrow?.removeEventListener('change', this.#chooseWay);
    });
    this.#build();
    this.#followWindow();
    this.#found.watch(tree);
    this.#chooseWay();
  }

  update(props: AccountMenuProps): void {
    this.#props = props;
    this.#build();
    this.#followWindow();
    this.#found.look();
    this.#chooseWay();
  }

  #build(): void {
    if (!this.#built) return;
    this.#built.show(this.#props.settings);
    build(this.#context, ...this.#built.nodes);
  }

  /** The site's configuration may name another break point. */
  #followWindow(): void {
    const { defaultView: view } = this.#context.host.ownerDocument;
    this.#narrow?.removeEventListener('change', this.#chooseWay);
    this.#narrow = view ? narrowHeader(view, headerConfig().menuBreakpoint) : undefined;
    this.#narrow?.addEventListener('change', this.#chooseWay);
  }

  get #isNarrow(): boolean {
    return this.#narrow?.matches ?? false;
  }

  #follow(parts: MenuParts | undefined): void {
    this.#parts = parts;
    this.#begin(this.#way);
  }

  readonly #chooseWay = (): void => {
    const way = menuWay(this.#props.settings, this.#isNarrow);
    if (way !== this.#way) this.#begin(way);
  };

  #begin(way: MenuWay): void {
    this.#life.abort();
    this.#life = new AbortController();
    this.#way = way;
    if (!this.#parts || way === 'theme') return;
    if (way === 'button') this.#beButton(this.#parts, this.#life.signal);
    else showAlways(this.#parts.list, this.#life.signal);
  }

  #beButton(parts: MenuParts, signal: AbortSignal): void {
    const { host, emit } = this.#context;
    const changed = (isOpen: boolean): void =>
      void emit(isOpen ? 'nh-account-open' : 'nh-account-close', { isNarrow: this.#isNarrow });
    enhanceMenuButton({ ...parts, host, changed, signal });
  }
}

function showAlways(list: HTMLElement, signal: AbortSignal): void {
  list.setAttribute('data-nh-shown', '');
  signal.addEventListener('abort', () => list.removeAttribute('data-nh-shown'));
}
