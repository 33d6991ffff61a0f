import { createContext, type ReactNode, useContext, useState } from 'react';

/** The tabs of the panel of what can be added. */
export type PanelTab = 'widgets' | 'globals';

/** The state of the panel. Puck draws the panel anew when the page changes. */
interface PanelState {
  readonly tab: PanelTab;
  readonly setTab: (tab: PanelTab) => void;
  /** The text for which the elements are searched. */
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

const PanelContext = createContext<PanelState>({
  tab: 'widgets',
  setTab: () => {},
  query: '',
  setQuery: () => {},
});

/** Returns the state of the panel of what can be added. */
export function usePanelState(): PanelState {
  return useContext(PanelContext);
}

/** Keeps the open tab of the panel, and the search in it. */
export function PanelTabProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [tab, setTab] = useState<PanelTab>('widgets');
  const [query, setQuery] = useState('');
  return (
    <PanelContext.Provider value={{ tab, setTab, query, setQuery }}>
      {children}
    </PanelContext.Provider>
  );
}
