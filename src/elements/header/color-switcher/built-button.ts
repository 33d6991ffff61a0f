import { setAttributes } from '../../../core/dom/set-attributes';
import type { EnhanceContext } from '../../../core/element';
import { build } from '../../../core/element/build';
import { iconButton, redrawIcon } from '../icon-button';
import { message } from './messages';
import type { SwitcherButtons, SwitcherView } from './switcher';

const MOON = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z';
const SUN =
  'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2' +
  'M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';

/** The drawn button of a tag without a printed one; pressed while the switched palette is shown. */
export class BuiltButton implements SwitcherButtons {
  readonly #context: EnhanceContext;
  readonly #button: HTMLElement;

  constructor(context: EnhanceContext, toggle: () => void) {
    const { ownerDocument: document } = context.host;
    this.#context = context;
    this.#button = iconButton(document, MOON, 'nh-switcher-button');
    this.#button.addEventListener('click', toggle);
  }

  show(view: SwitcherView | undefined): void {
    if (!view) {
      build(this.#context);
      return;
    }
    setAttributes(this.#button, {
      'aria-pressed': String(view.isSwitched),
      // A toggle button keeps its name while its pressed state changes.
      'aria-label': view.label || message(view.isDark ? 'switcher.dark' : 'switcher.other'),
    });
    redrawIcon(this.#button, view.isSwitched ? SUN : MOON);
    build(this.#context, this.#button);
  }
}
