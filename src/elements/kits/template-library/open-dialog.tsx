import type { ReactNode } from 'react';
import type { Destination } from '../libraries/wire/bulk';
import type { Needed } from './cloud/refusal';
import { ApplySettingsDialog } from './dialogs/apply-settings-dialog';
import { DeleteDialog } from './dialogs/delete-dialog';
import { DeleteFolderDialog } from './dialogs/delete-folder-dialog';
import type { CloudPlace, DialogProps } from './dialogs/dialog-props';
import { FolderDialog } from './dialogs/folder-dialog';
import { ImportDialog } from './dialogs/import-dialog';
import { RenameDialog } from './dialogs/rename-dialog';
import { SaveDialog } from './dialogs/save-dialog';
import type { SaveDraft } from './dialogs/save-draft';
import type { Subject } from './dialogs/subject';
import { type Origin, TransferDialog } from './dialogs/transfer-dialog';
import type { LibraryName } from './library';
import { PreviewDialog } from './preview/preview-dialog';
import type { Chosen, OpenDialog, TemplateLibraryState } from './state';
import type { TemplateLibraryStore } from './store';
import { useCloudPlace } from './use-cloud-place';

interface OpenProps extends Pick<DialogProps, 'shown'> {
  readonly store: TemplateLibraryStore;
  readonly state: TemplateLibraryState;
  readonly upgradeUrl: string;
}

/** The dialog that is open, if one is. */
export function OpenTemplateDialog({ store, state, upgradeUrl, shown }: OpenProps): ReactNode {
  const { dialog } = state;
  const cloud = useCloudPlace(store.cloud, upgradeUrl, neededBy(dialog));
  if (!dialog) return null;
  const close = (): void => store.dispatch({ type: 'close' });
  // Another dialog begins anew, even of the same kind.
  return <DialogOf key={keyOf(dialog)} {...{ store, dialog, cloud, shown, close }} />;
}

interface Props extends DialogProps {
  readonly store: TemplateLibraryStore;
  readonly dialog: OpenDialog;
  /** The cloud library, as a place to put things. */
  readonly cloud: CloudPlace;
}

function DialogOf({ store, dialog, cloud, shown, close }: Props): ReactNode {
  const { actions, cloud: account } = store;
  const keep = (typed: OpenDialog): void => store.dispatch({ type: 'keep', dialog: typed });
  const common = { shown, close };
  switch (dialog.kind) {
    case 'rename':
      return (
        <RenameDialog
          {...common}
          title={dialog.item.template.title}
          ways={cloud}
          draft={dialog.typed}
          keep={(typed) => keep({ ...dialog, typed })}
          rename={(title) => actions.rename(dialog.item, title)}
        />
      );
    case 'delete':
      return (
        <DeleteDialog
          {...common}
          subject={subjectOf(dialog.what)}
          ways={cloud}
          remove={() => actions.remove(dialog.what)}
        />
      );
    case 'transfer': {
      const { method, what } = dialog;
      return (
        <TransferDialog
          {...common}
          {...{ method, cloud }}
          subject={subjectOf(what)}
          origin={originOf(what)}
          draft={dialog.typed}
          keep={(typed) => keep({ ...dialog, typed })}
          transfer={(destination) => actions.transfer(method, what, destination)}
        />
      );
    }
    case 'insert':
      return (
        <ApplySettingsDialog
          {...common}
          title={dialog.item.template.title}
          ways={cloud}
          insert={(choice) => actions.insertWith(dialog.item, choice)}
          cancelled={() => actions.cancelInsert()}
        />
      );
    case 'preview':
      return (
        <PreviewDialog
          template={dialog.item.template}
          load={(signal) => actions.content(dialog.item, signal)}
          close={close}
          insert={() => void actions.insert(dialog.item)}
        />
      );
    case 'save': {
      const { template, typed = firstDraft(template, account.snapshot().folder) } = dialog;
      return (
        <SaveDialog
          {...common}
          cloud={cloud}
          draft={typed}
          keep={(next) => keep({ ...dialog, typed: next })}
          started={() => actions.startSaving()}
          save={(named, destination) => actions.save({ ...template, ...named }, destination)}
        />
      );
    }
    case 'import': {
      const { library, typed = placeOf(library, account.snapshot().folder) } = dialog;
      return (
        <ImportDialog
          {...common}
          cloud={cloud}
          destination={typed}
          keep={(next) => keep({ ...dialog, typed: next })}
          send={(templates, to) => actions.keep(templates, to)}
          imported={(counts) => actions.imported(typed.place, counts)}
        />
      );
    }
    case 'create-folder':
      return (
        <FolderDialog
          {...common}
          kind="create"
          folders={cloud.folders}
          ways={cloud}
          draft={dialog.typed}
          keep={(typed) => keep({ ...dialog, typed })}
          save={async (name) => (await account.makeFolder(name)).error}
        />
      );
    case 'rename-folder':
      return (
        <FolderDialog
          {...common}
          kind="rename"
          folders={cloud.folders}
          folder={dialog.folder}
          ways={cloud}
          draft={dialog.typed}
          keep={(typed) => keep({ ...dialog, typed })}
          save={(name) => account.renameFolder(dialog.folder.id, name)}
        />
      );
    case 'delete-folder':
      return (
        <DeleteFolderDialog
          {...common}
          folder={dialog.folder}
          ways={cloud}
          remove={() => account.deleteFolder(dialog.folder)}
        />
      );
  }
}

function subjectOf({ template, count }: Chosen): Subject {
  return template ? { title: template.title } : { count };
}

/** Where all of them are, as far as that is one place. */
function originOf({ library, template, selected }: Chosen): Origin {
  if (template) return { library, folder: template.folder };
  return { library, folder: 'filter' in selected ? selected.filter.folder : undefined };
}

/** What is looked at. */
function placeOf(library: LibraryName, folder: { readonly id: string } | null): Destination {
  return library === 'site' ? { place: 'site' } : { place: 'cloud', folder: folder?.id ?? null };
}

function firstDraft(
  { title, type }: Pick<SaveDraft, 'title' | 'type'>,
  folder: { readonly id: string } | null,
): SaveDraft {
  return { title, type, site: true, cloud: false, folder: folder?.id ?? null };
}

/** What a dialog puts into the cloud, if that is chosen. */
function neededBy(dialog: OpenDialog | undefined): Needed {
  if (dialog?.kind !== 'transfer') return { items: 1 };
  const { count, template } = dialog.what;
  return { items: count, ...(template && { bytes: template.bytes }) };
}

function keyOf(dialog: OpenDialog): string {
  return `${dialog.kind} ${'item' in dialog ? dialog.item.template.id : ''}`;
}
