import { useBreakpoints } from '../../nodes/edit-site';
import { deviceOfWidth } from '../../nodes/fields';
import { usePuckState } from '../../nodes/use-puck-state';
import { viewportsOf } from '../../nodes/viewports';
import { usePreferences } from '../preferences/preferences';

/** Returns a function that shows the view of a device. A person who has seen the phone's has done that step. */
export function useChooseDevice(): (device: string) => void {
  const breakpoints = useBreakpoints();
  const viewports = usePuckState(({ appState }) => appState.ui.viewports);
  const dispatch = usePuckState((state) => state.dispatch);
  const preferences = usePreferences();
  return (device) => {
    const found = viewportsOf(breakpoints).find(
      ({ width }) => deviceOfWidth(width, breakpoints) === device,
    );
    if (!found) return;
    const current = { width: found.width, height: 'auto' as const };
    dispatch({ type: 'setUi', ui: { viewports: { ...viewports, current } } });
    if (device === 'mobile') preferences?.mark('phone', true);
  };
}
