import type { PaletteState } from './state';

/** A window on which the head snippet has run. */
export interface EarlyWindow {
  /** Has the snippet rest; answers what it knows. */
  nhColorSwitcher?: () => PaletteState;
}
