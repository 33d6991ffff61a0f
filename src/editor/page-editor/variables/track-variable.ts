import { track } from '../../../tracking';
import type { VariableRequest } from '../../panel/variable-request';

/** The tracked acts on variables. */
type VariableEvent =
  | 'open_variables_popover'
  | 'add_new_variable'
  | 'connect_variable'
  | 'save_new_variable';

const actions = {
  open_variables_popover: 'open',
  add_new_variable: 'add',
  connect_variable: 'connect',
  save_new_variable: 'save',
} as const;

/** Tracks an act on variables. @param request the setting that asks for a variable, if one does */
export function trackVariable(event: VariableEvent, kind: string, request?: VariableRequest): void {
  track(event, {
    var_type: kind,
    control_path: request?.key ?? '',
    action_type: actions[event],
  });
}
