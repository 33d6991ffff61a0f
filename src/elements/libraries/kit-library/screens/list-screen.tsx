import type { ReactNode, RefObject } from 'react';
import { useEmit } from '../../../../core/element/react';
import { UndoNote } from '../../../../ui/undo-note';
import { useAfterDialog } from '../../../../ui/use-after-dialog';
import { QuotaBar } from '../../account/quota-bar/quota-bar';
import { quotaUse } from '../../account/quota-bar/quota-level';
import { AccountLine, UpgradeLink } from '../../account/screens';
import { TrashButton } from '../../account/trash/trash-button';
import type { events, KitLibrarySettings } from '../kit-library.element';
import { AddKit } from '../list/add-kit';
import { DeleteDialog } from '../list/delete-dialog';
import { KitList } from '../list/kit-list';
import { Toolbar } from '../list/toolbar';
import { UploadNote } from '../list/upload-note';
import { message } from '../messages';
import type { KitLibraryState } from '../state';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly state: KitLibraryState;
  readonly settings: KitLibrarySettings;
  /** The heading of the screen, which receives the focus when a focused button disappears. */
  readonly title: RefObject<HTMLElement | null>;
}

/** The screen of a connected account: quota, upload, search and the list of kits. */
export function ListScreen({ store, state, settings, title }: Props): ReactNode {
  const emit = useEmit<typeof events>();
  const { connection, deletion } = state;
  const undo = useAfterDialog(state.undo, deletion !== undefined);
  const account = connection?.account;
  const upgrade = (
    <UpgradeLink
      upgradeUrl={settings.upgradeUrl}
      onUpgrade={() => emit('nh-kit-cloud-upgrade', { place: 'kits_cloud_library' })}
    />
  );
  const toTitle = (): void => title.current?.focus();
  const use = account?.quota && quotaUse(account.quota);
  // What one came for is the kits; a warning comes first.
  const isTight = use !== undefined && use.level !== 'normal';
  const head = (
    <div part="storage">
      <QuotaBar
        quota={account?.quota}
        alert={(level) => emit('nh-library-quota', { library: 'kits', level })}
        upgrade={upgrade}
      />
      <TrashButton timeout={store.account.timeout} changed={store.trashChanged} />
      {account && <AccountLine account={account} disconnect={() => store.account.disconnect()} />}
    </div>
  );
  return (
    <>
      <div role="status" part="undo-place">
        {undo && (
          <UndoNote
            key={undo.id}
            text={message('kit.library.deleted', { title: undo.title })}
            hint={message('kit.library.undo.hint')}
            label={message('kit.library.undo')}
            seconds={settings.undoTime}
            undo={() => {
              toTitle();
              store.undo();
            }}
            expire={() => store.dispatch({ type: 'undo-expired', undo })}
          />
        )}
      </div>
      {isTight && head}
      <AddKit store={store} exportUrl={settings.exportUrl} />
      <UploadNote {...{ store, state, upgrade, toTitle }} />
      <Toolbar {...{ store, state }} />
      <KitList {...{ store, state, settings, toTitle }} />
      {!isTight && head}
      {deletion && <DeleteDialog {...{ store, deletion, toTitle }} />}
    </>
  );
}
