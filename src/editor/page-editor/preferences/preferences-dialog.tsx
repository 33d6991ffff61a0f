import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { track } from '../../../tracking';
import { message as placeMessage } from '../messages';
import { Fault } from '../notices/fault';
import type { PlaceProps } from '../places/open-place';
import { SideDialog } from '../places/side-dialog';
import { message } from './messages';
import { type Preferences, usePreferences, usePreferenceValues } from './preferences';

const schemes = ['auto', 'light', 'dark'] as const;

/** The preferences of the person who edits. Each applies at once. */
export function PreferencesDialog({ close }: PlaceProps): ReactNode {
  const preferences = usePreferences();
  return (
    <SideDialog name="preferences" title={placeMessage('editor.place.preferences')} close={close}>
      {preferences && <Controls preferences={preferences} />}
    </SideDialog>
  );
}

function Controls({ preferences }: { readonly preferences: Preferences }): ReactNode {
  const { colorScheme, lightboxInEditor, checklist } = usePreferenceValues();
  const error = useSyncExternalStore(preferences.subscribe, () => preferences.error);
  const id = useId();
  return (
    <>
      <div part="setting">
        <label part="label" htmlFor={id}>
          {message('editor.preferences.scheme')}
        </label>
        <select
          part="input"
          id={id}
          value={colorScheme}
          onChange={({ target }) =>
            preferences.change({ colorScheme: target.value as (typeof schemes)[number] })
          }
        >
          {schemes.map((scheme) => (
            <option key={scheme} value={scheme}>
              {message(`editor.preferences.scheme.${scheme}`)}
            </option>
          ))}
        </select>
      </div>
      <Check
        label={message('editor.preferences.lightbox')}
        isOn={lightboxInEditor}
        set={(isOn) => preferences.change({ lightboxInEditor: isOn })}
      />
      <Check
        label={message('editor.preferences.checklist')}
        isOn={checklist}
        set={(isOn) => {
          track(`checklist_userpreferences_toggle_${isOn ? 'show' : 'hide'}`);
          preferences.change({ checklist: isOn });
        }}
      />
      <Fault error={error} />
    </>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

function Check({ label, isOn, set }: CheckProps): ReactNode {
  return (
    <label part="choice">
      <input
        part="checkbox"
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => set(target.checked)}
      />
      {label}
    </label>
  );
}
