import { Found } from '../../../core/dom/found';
import { logError } from '../../../core/dom/log';
import { whenComplete } from '../../../core/dom/when-complete';
import type { Controller, EnhanceContext } from '../../../core/element';
import { BuiltButton } from './built-button';
import type { Buttons } from './buttons';
import { type Menu, type MenuToggleHost, menuOf } from './menu';
import type { events, MenuToggleProps } from './menu-toggle.element';
import type { MenuSettings } from './menu-toggle.settings';
import { panelOf } from './panel';
import { PrintedButtons } from './printed-buttons';
import { screenOf } from './screen';

/** Connects the buttons of an element with the menu that they open, even if the page replaces it. */
export class Toggle implements Controller<MenuToggleProps>, MenuToggleHost {
  readonly host: HTMLElement;
  readonly emit: MenuToggleHost['emit'];
  readonly #buttons: Buttons;
  readonly #panel: Found<HTMLElement | null>;
  #props: MenuToggleProps;
  #menu: Menu | null = null;
  /** Ends the connection to the current menu, or the wait for a missing one. */
  #life = new AbortController();

  constructor(context: EnhanceContext<MenuToggleProps, typeof events>) {
    const { host, signal } = context;
    this.host = host;
    this.emit = (name, detail) => void context.emit(name, detail);
    this.#props = context.props;
    const press = (button: HTMLElement): void => this.#menu?.toggle(this, button);
    this.#buttons =
      context.policy === 'enhance'
        ? new PrintedButtons(host, press, signal)
        : new BuiltButton(context, press);
    const find = (): HTMLElement | null => panelOf(host, this.#props.htmlFor);
    this.#panel = new Found(find, Object.is, (panel) => this.#follow(panel), signal);
    this.#watch();
    signal.addEventListener('abort', () => {
      this.#life.abort();
      this.#buttons.show(undefined, this.settings());
    });
  }

  settings(): MenuSettings {
    return this.#props.settings;
  }

  button(): HTMLElement | undefined {
    return this.#buttons.visible();
  }

  update(props: MenuToggleProps): void {
    const before = this.#props.htmlFor;
    this.#props = props;
    if (props.htmlFor === before) this.#panel.look();
    else this.#watch();
    // The site's configuration, and with it the breakpoint, may have changed.
    screenOf(this.host.ownerDocument).refresh();
    this.#show();
  }

  /** Watches for another panel that scripts of the page may insert, also in the toggle's shadow root. */
  #watch(): void {
    const { host } = this;
    if (this.#props.htmlFor) this.#panel.watch(host.ownerDocument, host.getRootNode());
    else this.#panel.watch(host);
  }

  #follow(panel: HTMLElement | null): void {
    this.#life.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#menu = panel && menuOf(panel);
    if (this.#menu) this.#join(this.#menu, signal);
    else whenComplete(this.host.ownerDocument, () => this.#report(), signal);
    this.#show();
  }

  #join(menu: Menu, signal: AbortSignal): void {
    const unsubscribe = menu.subscribe(() => this.#show());
    const leave = menu.join(this);
    signal.addEventListener('abort', () => {
      unsubscribe();
      leave();
    });
  }

  #show(): void {
    const menu = this.#menu;
    const view = menu && { panel: menu.panel, isOpen: menu.isOpen(), isEmpty: menu.isEmpty() };
    this.#buttons.show(view ?? undefined, this.settings());
  }

  #report(): void {
    const { host } = this;
    if (!host.isConnected) return;
    logError(
      '<nh-menu-toggle>: there is no menu inside the tag or with the id in its attribute "for", so ' +
        'its button opens nothing. Print the id of the menu, or the menu inside the tag.',
      host,
    );
  }
}
