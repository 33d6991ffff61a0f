import { NhTabs } from 'nh-elements/react';
import { Renamed } from './renamed';

/** A server component, as pages of the App Router are by default. */
export default function Page() {
  return (
    <main id="root">
      <NhTabs
        id="server"
        loading="eager"
        settings={{ items: [{ title: 'Server', content: 'S' }] }}
      />
      <Renamed />
    </main>
  );
}
