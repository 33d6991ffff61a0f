import type { KitImportProps } from '../kit-import.element';
import type { ImportState } from '../state';
import type { ImportStore } from '../store';

/** The properties of each screen. */
export interface ScreenProps {
  readonly store: ImportStore;
  readonly state: ImportState;
  /** The properties of the element. */
  readonly props: KitImportProps;
}
