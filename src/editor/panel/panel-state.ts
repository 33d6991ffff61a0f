import type { Breakpoints } from '../../core/breakpoints/device';
import type { Fields } from '../../core/settings';
import type { SavedSettings } from '../../page';
import type { PanelMeans } from './control';
import type { PanelDevice } from './device-values';
import type { SettingsChange } from './settings-change';

/** What all settings of a panel share. */
export interface PanelState {
  /** The declarations of all settings of the panel. */
  readonly fields: Fields;
  readonly settings: SavedSettings;
  readonly onChange: (change: SettingsChange) => void;
  readonly device: PanelDevice;
  readonly breakpoints: Breakpoints;
  readonly means: PanelMeans;
  readonly isDisabled: boolean;
}
