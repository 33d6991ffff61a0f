import type { Controller, EnhanceContext } from '../../../core/element';
import { BuiltButton } from './built-button';
import type { ColorSwitcherProps, events } from './color-switcher.element';
import { pagePalette } from './page-palette';
import { PrintedButtons } from './printed-buttons';

/** The state that the buttons of a switcher show. */
export interface SwitcherView {
  /** The switched palette is shown. */
  readonly isSwitched: boolean;
  /** The switched palette is dark. */
  readonly isDark: boolean;
  /** The accessible name from the settings. */
  readonly label: string | undefined;
}

/** The buttons of a switcher, printed or drawn. */
export interface SwitcherButtons {
  /** Updates the buttons; undefined if the configuration turns them off. */
  show(view: SwitcherView | undefined): void;
}

/** Connects the buttons of an element with the page's palette, which all switchers share. */
export class Switcher implements Controller<ColorSwitcherProps> {
  readonly #host: HTMLElement;
  readonly #palette: ReturnType<typeof pagePalette>;
  readonly #buttons: SwitcherButtons;
  #label: string | undefined;

  constructor(context: EnhanceContext<ColorSwitcherProps, typeof events>) {
    const { host, props, emit, policy, signal } = context;
    const palette = pagePalette(host.ownerDocument);
    const toggle = (): void => void emit('nh-palette-change', palette.toggle());
    this.#host = host;
    this.#palette = palette;
    this.#buttons =
      policy === 'enhance'
        ? new PrintedButtons(host, toggle, signal)
        : new BuiltButton(context, toggle);
    const unsubscribe = palette.subscribe(() => this.#show());
    signal.addEventListener('abort', () => {
      unsubscribe();
      palette.leave(host);
    });
    this.update(props);
  }

  /** Applies new settings and the site's configuration, which may have changed too. */
  update({ settings }: ColorSwitcherProps): void {
    this.#label = settings.label;
    this.#palette.join(this.#host, settings);
    this.#show();
  }

  #show(): void {
    const { isLive, isSwitched, isDarkPalette } = this.#palette;
    const view = { isSwitched: isSwitched(), isDark: isDarkPalette(), label: this.#label };
    this.#buttons.show(isLive() ? view : undefined);
  }
}
