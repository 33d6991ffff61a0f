import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Destination } from '../../../../api/libraries/bulk';
import { destination, selected } from '../../../../api/libraries/bulk';
import { type Folder, folder } from '../../../../api/libraries/folder';
import {
  newTemplate,
  type TemplateWithContent,
  template,
} from '../../../../api/libraries/template';
import type { Needed } from '../cloud/refusal';
import type { TemplateLibraryModel } from '../model';
import { PreviewDialog } from '../preview/preview-dialog';
import type { TemplateScreen } from '../screens';
import { type TemplateSource, templateSources } from '../source';
import type { Chosen, Item, TemplateDraft } from '../state';
import { ApplySettingsDialog } from './apply-settings-dialog';
import { DeleteDialog } from './delete-dialog';
import { DeleteFolderDialog } from './delete-folder-dialog';
import type { CloudTarget, DialogProps } from './dialog-props';
import { FolderDialog } from './folder-dialog';
import { ImportDialog } from './import-dialog';
import { RenameDialog } from './rename-dialog';
import { SaveDialog } from './save-dialog';
import type { SaveDraft } from './save-draft';
import type { Subject } from './subject';
import { type Origin, TransferDialog } from './transfer-dialog';

/** The data of each dialog. `typed`: the person's input, if it differs from the initial value. */
interface DialogData {
  readonly rename: { readonly item: Item; readonly typed?: string };
  readonly delete: { readonly chosen: Chosen };
  readonly transfer: {
    readonly method: 'move' | 'copy';
    readonly chosen: Chosen;
    readonly typed?: Destination;
  };
  /** Asks whether to apply the template's page settings. */
  readonly 'apply-settings': {
    readonly source: TemplateSource;
    readonly template: TemplateWithContent;
  };
  readonly preview: { readonly item: Item };
  readonly save: { readonly template: TemplateDraft; readonly typed?: SaveDraft };
  readonly import: { readonly source: TemplateSource; readonly typed?: Destination };
  readonly 'create-folder': { readonly typed?: string };
  readonly 'rename-folder': { readonly folder: Folder; readonly typed?: string };
  readonly 'delete-folder': { readonly folder: Folder };
}

/** A kind of dialog. */
export type DialogKind = keyof DialogData;

/** The open dialog with its data. */
export type OpenDialog<K extends DialogKind = DialogKind> = {
  [Kind in K]: { readonly kind: Kind } & DialogData[Kind];
}[K];

/** The dialogs that are not reported. */
type Unreported = 'preview';

type ScreenOf<K extends DialogKind> = K extends Unreported ? null : TemplateScreen;

/** The props from which an entry renders its dialog. */
interface RenderProps<K extends DialogKind> extends Omit<DialogProps, 'screen'> {
  readonly screen: ScreenOf<K>;
  readonly dialog: OpenDialog<K>;
  readonly model: TemplateLibraryModel;
  readonly cloud: CloudTarget;
  /** Saves the person's input, so that it survives a reload. */
  readonly keep: (typed: TypedIn<K>) => void;
}

/** The type of the person's input in a dialog. */
type TypedIn<K extends DialogKind> = DialogData[K] extends { readonly typed?: infer Typed }
  ? Exclude<Typed, undefined>
  : never;

/** The definition of a dialog. */
interface DialogEntry<K extends DialogKind> {
  /** Returns the screen that `nh-template-page-view` reports when the dialog appears. */
  readonly screen: (dialog: OpenDialog<K>) => ScreenOf<K>;
  /** Validates the data that a reload restores; null: nothing is typed in the dialog, so it is not restored. */
  readonly saved: 'typed' extends keyof DialogData[K] ? z.ZodMiniType<DialogData[K]> : null;
  /** Returns the room that the templates need in the cloud. Default: room for one of any size. */
  readonly needs?: (dialog: OpenDialog<K>) => Needed;
  readonly render: (props: RenderProps<K>) => ReactNode;
}

const source = z.enum(templateSources);
const item = z.object({ source, template });
const chosen = z.object({ source, selected, count: z.number(), template: z.optional(template) });
const typedText = z.optional(z.string());
const typedDestination = z.optional(destination);

/** Every dialog of the template library. To add one: its data above, its entry here. */
export const dialogs: { readonly [K in DialogKind]: DialogEntry<K> } = {
  rename: {
    screen: () => 'Rename Dialog',
    saved: z.object({ item, typed: typedText }),
    render: ({ dialog: { item, typed }, model, cloud, ...props }) => (
      <RenameDialog
        {...props}
        title={item.template.title}
        account={cloud}
        draft={typed}
        rename={(title) => model.change.rename(item, title)}
      />
    ),
  },
  delete: {
    screen: () => 'Delete Dialog',
    saved: null,
    render: ({ dialog: { chosen }, model, cloud, ...props }) => (
      <DeleteDialog
        {...props}
        subject={subjectOf(chosen)}
        account={cloud}
        remove={() => model.change.remove(chosen)}
      />
    ),
  },
  transfer: {
    screen: ({ method, chosen }) => transferScreens[method][chosen.template ? 'one' : 'several'],
    saved: z.object({ method: z.enum(['move', 'copy']), chosen, typed: typedDestination }),
    needs: ({ chosen: { count, template } }) => ({
      items: count,
      ...(template && { bytes: template.bytes }),
    }),
    render: ({ dialog: { method, chosen, typed }, model, ...props }) => (
      <TransferDialog
        {...props}
        method={method}
        subject={subjectOf(chosen)}
        origin={originOf(chosen)}
        draft={typed}
        transfer={(to) => model.change.transfer(method, chosen, to)}
      />
    ),
  },
  'apply-settings': {
    screen: () => 'Apply Settings Dialog',
    saved: null,
    render: ({ dialog: { source, template }, model, ...props }) => (
      <ApplySettingsDialog
        {...props}
        title={template.title}
        insert={(choice) => model.insert.insertWith(source, template, choice)}
        cancelled={() => model.insert.cancel()}
      />
    ),
  },
  preview: {
    screen: () => null,
    saved: null,
    render: ({ dialog: { item }, model, close }) => (
      <PreviewDialog
        template={item.template}
        page={model.pageOf(item.source, item.template.id)}
        load={(signal) => model.insert.content(item, signal)}
        close={close}
        insert={(loaded) => void model.insert.insert(item, loaded)}
      />
    ),
  },
  save: {
    screen: () => 'Save to Modal',
    saved: z.object({
      template: z.omit(newTemplate, { folder: true }),
      typed: z.optional(
        z.object({
          title: z.string(),
          type: z.string(),
          site: z.boolean(),
          cloud: z.boolean(),
          folder: z.nullable(z.string()),
        }),
      ),
    }),
    render: ({ dialog: { template, typed }, model, ...props }) => (
      <SaveDialog
        {...props}
        draft={typed ?? firstDraft(template, openFolder(model))}
        started={() => model.save.start()}
        save={(named, destination) => model.save.save({ ...template, ...named }, destination)}
      />
    ),
  },
  import: {
    screen: () => 'Import Modal',
    saved: z.object({ source, typed: typedDestination }),
    render: ({ dialog: { source, typed }, model, ...props }) => {
      const to = typed ?? destinationOf(source, openFolder(model));
      return (
        <ImportDialog
          {...props}
          destination={to}
          send={(templates, destination) => model.save.send(templates, destination)}
          imported={(counts) => model.save.imported(to.place, counts)}
        />
      );
    },
  },
  'create-folder': {
    screen: () => 'Create Folder Dialog',
    saved: z.object({ typed: typedText }),
    render: ({ dialog: { typed }, model, cloud, ...props }) => (
      <FolderDialog
        {...props}
        kind="create"
        folders={cloud.folders}
        account={cloud}
        draft={typed}
        save={async (name) => (await model.cloud.makeFolder(name)).error}
      />
    ),
  },
  'rename-folder': {
    screen: () => 'Rename Dialog',
    saved: z.object({ folder, typed: typedText }),
    render: ({ dialog: { folder, typed }, model, cloud, ...props }) => (
      <FolderDialog
        {...props}
        kind="rename"
        folders={cloud.folders}
        folder={folder}
        account={cloud}
        draft={typed}
        save={(name) => model.cloud.renameFolder(folder.id, name)}
      />
    ),
  },
  'delete-folder': {
    screen: () => 'Delete Folder Dialog',
    saved: null,
    render: ({ dialog: { folder }, model, cloud, ...props }) => (
      <DeleteFolderDialog
        {...props}
        folder={folder}
        account={cloud}
        remove={() => model.change.removeFolder(folder)}
      />
    ),
  },
};

/** Renders the open dialog. */
export function renderDialog<K extends DialogKind>(
  props: Omit<RenderProps<K>, 'keep' | 'screen'>,
): ReactNode {
  const { dialog, model } = props;
  const entry: DialogEntry<K> = dialogs[dialog.kind];
  const keep = (typed: TypedIn<K>): void =>
    // Entries whose data has no `typed` cannot call it: the parameter is `never` for them.
    model.store.dispatch({ type: 'typed', dialog: { ...dialog, typed } as OpenDialog });
  return entry.render({ ...props, keep, screen: entry.screen(dialog) });
}

/** Returns the room that the open dialog needs in the cloud. */
export function roomNeededBy<K extends DialogKind>(dialog: OpenDialog<K> | undefined): Needed {
  const entry: DialogEntry<K> | undefined = dialog && dialogs[dialog.kind];
  return (dialog && entry?.needs?.(dialog)) ?? { items: 1 };
}

/** Returns the dialog if its data should survive a reload. */
export function dialogToSave(dialog: OpenDialog | undefined): OpenDialog | undefined {
  return dialog && dialogs[dialog.kind].saved ? dialog : undefined;
}

/** Returns a saved dialog, or undefined if the value is not valid. */
export function restoredDialog(value: unknown): OpenDialog | undefined {
  const kind = savedKind.safeParse(value).data?.kind;
  const data = kind && dialogs[kind].saved?.safeParse(value).data;
  return data && ({ kind, ...data } as OpenDialog);
}

const savedKind = z.object({ kind: z.enum(Object.keys(dialogs) as DialogKind[]) });

const transferScreens = {
  move: { one: 'Move to Modal', several: 'Bulk Move to Modal' },
  copy: { one: 'Copy to Modal', several: 'Bulk Copy to Modal' },
} as const;

function subjectOf({ template, count }: Chosen): Subject {
  return template ? { title: template.title } : { count };
}

/** Returns the source and, if all templates are in one folder, the folder. */
function originOf({ source, template, selected }: Chosen): Origin {
  if (template) return { source, folder: template.folder };
  return { source, folder: 'filter' in selected ? selected.filter.folder : undefined };
}

/** Returns the id of the open folder; null: no folder is open. */
function openFolder({ cloud }: TemplateLibraryModel): string | null {
  return cloud.state.folder?.id ?? null;
}

function destinationOf(source: TemplateSource, folder: string | null): Destination {
  return source === 'site' ? { place: 'site' } : { place: 'cloud', folder };
}

function firstDraft({ title, type }: TemplateDraft, folder: string | null): SaveDraft {
  return { title, type, site: true, cloud: false, folder };
}
