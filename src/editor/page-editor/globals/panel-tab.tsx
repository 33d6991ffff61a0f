import { createContext, type ReactNode, useContext, useState } from 'react';

/** The tabs of the panel of what can be added. */
export type PanelTab = 'widgets' | 'globals';

type TabState = readonly [tab: PanelTab, setTab: (tab: PanelTab) => void];

const PanelTabContext = createContext<TabState>(['widgets', () => {}]);

/** Returns the open tab of the panel. Puck draws the panel anew when the page changes. */
export function usePanelTab(): TabState {
  return useContext(PanelTabContext);
}

/** Keeps the open tab of the panel. */
export function PanelTabProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const state = useState<PanelTab>('widgets');
  return <PanelTabContext.Provider value={state}>{children}</PanelTabContext.Provider>;
}
