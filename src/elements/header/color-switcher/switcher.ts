import type { Controller, EnhanceContext } from '../../../core/element';
import { BuiltButton } from './built-button';
import type { ColorSwitcherProps, events } from './color-switcher.element';
import { pagePalette } from './page-palette';
import { PrintedButtons } from './printed-buttons';

/** What the buttons of a switcher say. */
export interface SwitcherView {
  /** The other palette is shown. */
  readonly isSwitched: boolean;
  /** The switched palette is a dark one. */
  readonly isDark: boolean;
  /** The accessible name that the settings give. */
  readonly label: string | undefined;
}

/** The buttons of a switcher, whoever has made them. */
export interface SwitcherButtons {
  /** Has them say which palette is shown; undefined: the configuration has switched them off. */
  show(view: SwitcherView | undefined): void;
}

/** Holds the buttons of an element and the page's palette, which all switchers share, together. */
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

  /** Takes new settings in; the site's configuration may have changed too. */
  update({ settings }: ColorSwitcherProps): void {
    this.#label = settings.label;
    this.#palette.take(this.#host, settings);
    this.#show();
  }

  #show(): void {
    const { isLive, isSwitched, isDarkPalette } = this.#palette;
    const view = { isSwitched: isSwitched(), isDark: isDarkPalette(), label: this.#label };
    this.#buttons.show(isLive() ? view : undefined);
  }
}
