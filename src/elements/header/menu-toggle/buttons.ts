import type { MenuSettings } from './menu-toggle.settings';

/** The state of a menu that the buttons of a toggle show. */
export interface MenuView {
  readonly panel: Element;
  readonly isOpen: boolean;
  readonly isEmpty: boolean;
}

/** The buttons of a toggle, printed or drawn. */
export interface Buttons {
  /** Shows the state of the menu; undefined if there is no menu. */
  show(menu: MenuView | undefined, settings: MenuSettings): void;
  /** The first visible button. */
  visible(): HTMLElement | undefined;
}
