import { type ReactNode, useMemo } from 'react';
import type { PreferenceStore } from '../../site/preference-store';
import { Preferences, PreferencesContext } from './preferences';

interface WithPreferencesProps {
  readonly store: PreferenceStore | undefined;
  readonly children: ReactNode;
}

/** Offers the preferences of the person to the parts of the editor. */
export function WithPreferences({ store, children }: WithPreferencesProps): ReactNode {
  const preferences = useMemo(() => store && new Preferences(store), [store]);
  return <PreferencesContext.Provider value={preferences}>{children}</PreferencesContext.Provider>;
}
