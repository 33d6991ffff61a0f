import type { PaletteState } from './state';

/** A window in which the head snippet has run. */
export interface EarlyWindow {
  /** Stops the snippet and returns its state. */
  nhColorSwitcher?: () => PaletteState;
}
