import type { ReactNode } from 'react';
import type { KitLibrarySettings } from '../kit-library.element';
import { message } from '../messages';
import type { KitLibraryState } from '../state';
import type { KitLibraryStore } from '../store';
import { AccountLine } from './account-line';
import { UpgradeLink } from './upgrade-link';

interface Props {
  readonly store: KitLibraryStore;
  readonly state: KitLibraryState;
  readonly settings: KitLibrarySettings;
}

/** Says that the account's plan has no library, and leads to one that does. */
export function UpgradeScreen({ store, state, settings }: Props): ReactNode {
  const account = state.connection?.account;
  return (
    <>
      <p>{message('kit.library.upgrade.text')}</p>
      <div part="actions">
        <UpgradeLink settings={settings} place="kits_cloud_library_upgrade" isMain>
          {message('kit.library.upgrade')}
        </UpgradeLink>
      </div>
      {account && <AccountLine {...{ store, account }} />}
    </>
  );
}
