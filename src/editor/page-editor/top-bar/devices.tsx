import type { ReactNode } from 'react';
import { useBreakpoints } from '../../nodes/edit-site';
import { deviceOfWidth } from '../../nodes/fields';
import { usePuckState } from '../../nodes/use-puck-state';
import { viewportsOf } from '../../nodes/viewports';
import { message } from '../messages';
import { trackDevice } from './track-control';
import { useChooseDevice } from './use-choose-device';

/** The choice of the device whose view is shown, and whose values are edited. */
export function Devices(): ReactNode {
  const breakpoints = useBreakpoints();
  const viewports = usePuckState(({ appState }) => appState.ui.viewports);
  const choose = useChooseDevice();
  const chosen = deviceOfWidth(viewports.current.width, breakpoints);
  return (
    <label part="bar-devices">
      <span className="nh-unseen">{message('editor.bar.devices')}</span>
      <select
        part="input"
        value={chosen}
        onChange={({ target }) => {
          choose(target.value);
          trackDevice(target.value);
        }}
      >
        {viewportsOf(breakpoints).map(({ width, label }) => (
          <option key={width} value={deviceOfWidth(width, breakpoints)}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
