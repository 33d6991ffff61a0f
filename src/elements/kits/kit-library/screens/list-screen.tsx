import type { ReactNode, RefObject } from 'react';
import { useEmit } from '../../../../core/element/react';
import { QuotaBar } from '../../libraries/quota-bar/quota-bar';
import { AccountLine, UpgradeLink } from '../../libraries/screens';
import { UndoNote } from '../../libraries/undo-note/undo-note';
import type { events, KitLibrarySettings } from '../kit-library.element';
import { AddKit } from '../list/add-kit';
import { DeleteDialog } from '../list/delete-dialog';
import { KitList } from '../list/kit-list';
import { Tools } from '../list/tools';
import { UploadNote } from '../list/upload-note';
import { message } from '../messages';
import type { KitLibraryState } from '../state';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly state: KitLibraryState;
  readonly settings: KitLibrarySettings;
  /** The screen's heading, to which the focus goes when what has it disappears. */
  readonly title: RefObject<HTMLElement | null>;
}

/** The kits, and what can be done with them. */
export function ListScreen({ store, state, settings, title }: Props): ReactNode {
  const emit = useEmit<typeof events>();
  const { connection, deleting, undo } = state;
  const account = connection?.account;
  const upgrade = (
    <UpgradeLink
      upgradeUrl={settings.upgradeUrl}
      follow={() => emit('nh-kit-cloud-upgrade', { place: 'kits_cloud_library' })}
    />
  );
  const toTitle = (): void => title.current?.focus();
  return (
    <>
      <div role="status" part="undo-place">
        {undo && (
          <UndoNote
            key={undo.id}
            text={message('kit.library.deleted', { title: undo.title })}
            label={message('kit.library.undo')}
            seconds={settings.undoTime}
            undo={() => {
              toTitle();
              store.undo();
            }}
            expire={() => store.dispatch({ type: 'undone' })}
          />
        )}
      </div>
      {account && <AccountLine account={account} disconnect={() => store.disconnect()} />}
      <QuotaBar
        quota={account?.quota}
        alert={(level) => emit('nh-library-quota', { library: 'kits', level })}
        upgrade={upgrade}
      />
      <AddKit store={store} exportUrl={settings.exportUrl} />
      <UploadNote {...{ store, state, upgrade, toTitle }} />
      <Tools {...{ store, state }} />
      <KitList {...{ store, state, settings, toTitle }} />
      {deleting && <DeleteDialog {...{ store, deleting, toTitle }} />}
    </>
  );
}
