import { NhTabs } from 'nh-elements/react';
import { type ReactNode, useState } from 'react';

/** An island: a tag whose settings React changes, around content that Astro prints. */
export function Island({ children }: { children?: ReactNode }): ReactNode {
  const [title, setTitle] = useState('First');
  return (
    <>
      <button type="button" id="rename" onClick={() => setTitle('Renamed')}>
        Rename
      </button>
      <NhTabs id="in-island" loading="eager" settings={{ items: [{ title, content: 'A' }] }} />
      {children}
    </>
  );
}
