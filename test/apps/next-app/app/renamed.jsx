'use client';

import { NhTabs } from 'nh-elements/react';
import { useState } from 'react';

/** A client component with state. */
export function Renamed() {
  const [title, setTitle] = useState('First');
  return (
    <>
      <button type="button" id="rename" onClick={() => setTitle('Renamed')}>
        Rename
      </button>
      <NhTabs id="client" loading="eager" settings={{ items: [{ title, content: 'A' }] }} />
    </>
  );
}
