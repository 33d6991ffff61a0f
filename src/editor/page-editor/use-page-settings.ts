import type { SavedSettings } from '../../page';
import { usePuckState } from '../nodes/use-puck-state';
import { changedSettings, type SettingsChange } from '../panel/settings-change';

interface RootProps {
  readonly settings?: SavedSettings;
}

/** Returns the settings of the page, and a function that changes them as a step that can be undone. */
export function usePageSettings(): {
  readonly settings: SavedSettings;
  readonly change: (change: SettingsChange) => void;
} {
  const root = usePuckState(({ appState }) => appState.data.root);
  const dispatch = usePuckState((state) => state.dispatch);
  const props: RootProps = root.props ?? {};
  const settings = props.settings ?? {};
  const change = (one: SettingsChange): void => {
    const next: RootProps = { ...props, settings: changedSettings(settings, one) };
    const changed = { ...root, props: next as NonNullable<typeof root.props> };
    dispatch({ type: 'replaceRoot', root: changed, recordHistory: true });
  };
  return { settings, change };
}
