import type { SavedSettings } from '../../page';
import { usePuckState } from '../nodes/use-puck-state';

/** Returns the title of the page as it is now; empty for none. */
export function usePageTitle(): string {
  return usePuckState(({ appState }) => {
    const { settings = {} } = (appState.data.root.props ?? {}) as { settings?: SavedSettings };
    return typeof settings.post_title === 'string' ? settings.post_title : '';
  });
}
