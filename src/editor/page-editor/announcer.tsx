import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Returns a function that makes screen readers read a sentence. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}

/** The live region of the editor. */
export function Announcer({ children }: { readonly children: ReactNode }): ReactNode {
  const [{ text, count }, setSaid] = useState({ text: '', count: 0 });
  const announce = useMemo(
    () => (next: string) => setSaid((said) => ({ text: next, count: said.count + 1 })),
    [],
  );
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div className="nh-unseen" role="status" part="announcement">
        {/* A new node for each sentence: the same sentence twice is read twice. */}
        <span key={count}>{text}</span>
      </div>
    </AnnounceContext.Provider>
  );
}
