import type { MenuSettings } from './menu-toggle.settings';

/** What the buttons of a toggle say of their menu. */
export interface MenuView {
  readonly panel: Element;
  readonly isOpen: boolean;
  readonly isEmpty: boolean;
}

/** The buttons of a toggle, whoever has made them. */
export interface Buttons {
  /** Has them say how their menu is; undefined: there is none. */
  show(menu: MenuView | undefined, settings: MenuSettings): void;
  /** The first that is seen. */
  seen(): HTMLElement | undefined;
}
