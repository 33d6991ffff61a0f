import type { KitImportProps } from '../kit-import.element';
import type { ImportState } from '../machine';
import type { ImportStore } from '../store';

/** What each screen is drawn from. */
export interface ScreenProps {
  readonly store: ImportStore;
  readonly state: ImportState;
  /** The tag's own properties. */
  readonly given: KitImportProps;
}
