import { setAttributes } from '../../../core/dom/set-attributes';
import type { EnhanceContext } from '../../../core/element';
import { build } from '../../../core/element/build';
import { iconButton, redrawIcon } from '../icon-button';
import type { Buttons, MenuView } from './buttons';
import type { MenuSettings } from './menu-toggle.settings';
import { message } from './messages';

const BARS = 'M4 7h16M4 12h16M4 17h16';
const CROSS = 'M6 6l12 12M18 6L6 18';

/** The drawn button of a tag without a printed one; not drawn for an empty menu. */
export class BuiltButton implements Buttons {
  readonly #context: EnhanceContext;
  readonly #button: HTMLElement;

  /** @param press called when the visitor presses the button */
  constructor(context: EnhanceContext, press: (button: HTMLElement) => void) {
    const { ownerDocument: document } = context.host;
    this.#context = context;
    this.#button = iconButton(document, BARS, 'nh-menu-button');
    this.#button.addEventListener('click', () => press(this.#button));
  }

  show(menu: MenuView | undefined, { label }: MenuSettings): void {
    const isOpen = menu?.isOpen ?? false;
    setAttributes(this.#button, {
      'aria-expanded': String(isOpen),
      'aria-controls': menu?.panel.id || null,
      'aria-label': label || message('menu.toggle'),
    });
    redrawIcon(this.#button, isOpen ? CROSS : BARS);
    build(this.#context, ...(menu?.isEmpty ? [] : [this.#button]));
  }

  visible(): HTMLElement | undefined {
    return this.#button.checkVisibility() ? this.#button : undefined;
  }
}
