import type { CustomField, SlotField } from '@puckeditor/core';
import { type JSX, useContext, useSyncExternalStore } from 'react';
import { type Breakpoints, narrowDevices } from '../../core/breakpoints/device';
import type { Fields } from '../../core/settings';
import type { SavedSettings } from '../../page';
import { ChosenItemContext } from '../panel/chosen-item';
import { changedSettings } from '../panel/settings-change';
import { SettingsPanel } from '../panel/settings-panel';
import { EditedSiteContext, useBreakpoints } from './edit-site';
import { HiddenPartButton } from './hidden/hidden-part-button';
import type { NodeKind } from './node-kind';
import { type SettingRequest, SettingRequestsContext } from './setting-requests';
import { shownFields } from './shown-fields';
import { ShownOnly } from './shown-only';
import { useChosenId } from './use-chosen-id';
import { useChosenItem } from './use-chosen-item';
import { usePuckState } from './use-puck-state';

/** Puck's fields of a kind of node. */
export interface NodeFields {
  readonly settings: CustomField<SavedSettings>;
  readonly elements?: SlotField;
  readonly panels?: object;
}

/** Returns Puck's fields of a kind of node: one panel for all settings, and a slot for its children. */
export function fieldsOf({ name, fields, children }: NodeKind): NodeFields {
  // Sections contain columns only, which stand nowhere else.
  const taken = name === 'section' ? { allow: ['column'] } : { disallow: ['column'] };
  const elements = { type: 'slot', ...taken } as const;
  return {
    settings: settingsField(fields),
    ...(children === 'slot' && { elements }),
    ...(children === 'panels' && {
      panels: { type: 'array', arrayFields: { elements }, visible: false },
    }),
  };
}

/** Returns the field that edits settings in a panel. */
export function settingsField(fields: Fields): CustomField<SavedSettings> {
  return {
    type: 'custom',
    // Each node has a panel of its own: a text typed for one node must not be saved in another.
    render: ({ id, value, onChange, readOnly }) => (
      <ShownOnly>
        <SettingsField key={id} {...{ fields, value, onChange }} isDisabled={readOnly === true} />
      </ShownOnly>
    ),
  };
}

interface SettingsFieldProps {
  readonly fields: Fields;
  readonly value: SavedSettings | undefined;
  readonly onChange: (settings: SavedSettings) => void;
  readonly isDisabled: boolean;
}

function SettingsField({
  fields,
  value = {},
  onChange,
  isDisabled,
}: SettingsFieldProps): JSX.Element {
  const { means, print } = useContext(EditedSiteContext);
  const breakpoints = useBreakpoints();
  const width = usePuckState(({ appState }) => appState.ui.viewports.current.width);
  const node = useChosenId();
  const item = useChosenItem(node);
  const request = useRequest(node);
  return (
    <ChosenItemContext.Provider value={item}>
      <HiddenPartButton id={node} />
      <SettingsPanel
        key={request?.count}
        fields={shownFields(fields, value, print?.answers)}
        settings={value}
        onChange={(change) => onChange(changedSettings(value, change))}
        device={deviceOfWidth(width, breakpoints)}
        {...{ breakpoints, isDisabled }}
        {...(means && { means })}
        {...(request && { search: request.search, focused: request.key })}
      />
    </ChosenItemContext.Provider>
  );
}

/** Returns the request for a setting of a node. */
function useRequest(node: string | undefined): SettingRequest | undefined {
  const requests = useContext(SettingRequestsContext);
  const latest = useSyncExternalStore(requests.subscribe, () => requests.latest);
  return node !== undefined && latest?.node === node ? latest : undefined;
}

/** Returns the device of a viewport. A viewport that fills the window is desktop's. */
export function deviceOfWidth(width: number | '100%', breakpoints: Breakpoints): string {
  if (width === '100%') return 'desktop';
  const narrow = narrowDevices(breakpoints).find((device) => width <= (breakpoints[device] ?? 0));
  if (narrow !== undefined) return narrow;
  const { widescreen } = breakpoints;
  return widescreen !== undefined && width >= widescreen ? 'widescreen' : 'desktop';
}
