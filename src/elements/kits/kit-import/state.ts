import type { ApiError } from '../../../api/client';
import type { SiteContents } from '../../../api/kits/contents';
import type { Decision, EditedDocument, ImportSession } from '../../../api/kits/import';
import type { KitPart } from '../../../api/kits/manifest';
import type { Selection } from '../../../api/kits/selection';
import { type Choices, noChoices } from './choices';
import type { KitSource } from './source';
import type { Refusal } from './upload/picked-file';
import type { Transfer } from './upload/queue';

/** The phase of an import. */
export type ImportStatus = 'PENDING' | 'UPLOADING' | 'CUSTOMIZING' | 'IMPORTING' | 'COMPLETED';

/** The state of an import. */
export interface ImportState {
  readonly status: ImportStatus;
  /** True while checking for an unfinished import. */
  readonly isChecking: boolean;
  /** The job waits for the network. */
  readonly isPaused: boolean;
  /** Imports the complete kit after the upload, without the selection step. */
  readonly appliesAll: boolean;
  /** The source of the kit, once one is chosen. */
  readonly source?: KitSource | undefined;
  /** The progress of a running upload. */
  readonly transfer?: Transfer | undefined;
  /** The progress of the check of an uploaded kit. */
  readonly checked?: ImportSession['progress'];
  /** The progress of an interrupted upload, which resumes when the file is chosen again. */
  readonly half?: Transfer | undefined;
  /** Why the chosen file is not uploaded. */
  readonly refusal?: Refusal | undefined;
  /** The import on the server, once the kit is uploaded. */
  readonly session?: ImportSession | undefined;
  /** The site's content, during the selection. */
  readonly site?: SiteContents | undefined;
  readonly choices: Choices;
  /** The unsaved selections of the open dialog. */
  readonly editing?: Editing | undefined;
  /** Why the last step has failed. */
  readonly error?: ApiError | undefined;
  /** The last import, which can also be reverted from PENDING. */
  readonly last?: ImportSession | undefined;
  /** A running revert, or one that waits for a decision about documents edited since the import. */
  readonly revert?: { readonly edited: readonly EditedDocument[] } | undefined;
}

/** The unsaved selections of a part. */
export interface Editing {
  readonly part: KitPart;
  readonly sections: Readonly<Record<string, Selection>>;
}

/** An event of an import: an action of the user, or the outcome of a request. */
export type ImportEvent =
  | { readonly type: 'check' }
  | { readonly type: 'checked'; readonly last?: ImportSession; readonly half?: Transfer }
  | { readonly type: 'refuse'; readonly refusal: Refusal }
  | { readonly type: 'upload'; readonly source: KitSource }
  | { readonly type: 'sent'; readonly transfer: Transfer }
  | { readonly type: 'checking'; readonly progress: ImportSession['progress'] }
  | { readonly type: 'forget' }
  | ({ readonly type: 'opened' } & Opened)
  | { readonly type: 'include' | 'exclude'; readonly part: KitPart }
  | { readonly type: 'edit'; readonly editing: Editing | undefined }
  | ({ readonly type: 'customize' } & Editing)
  | { readonly type: 'decide'; readonly ids: readonly string[]; readonly decision: Decision }
  | { readonly type: 'fetch-pictures'; readonly isOn: boolean }
  | { readonly type: 'apply-all' }
  | { readonly type: 'start' }
  | { readonly type: 'ran'; readonly session: ImportSession }
  | { readonly type: 'revert'; readonly edited?: readonly EditedDocument[] }
  | { readonly type: 'reverted'; readonly session: ImportSession }
  | { readonly type: 'pause' | 'resume' }
  | { readonly type: 'failed'; readonly error: ApiError }
  | { readonly type: 'dismiss' }
  | { readonly type: 'reset' };

/** An opened kit on the server, new or from before a reload. */
export interface Opened {
  readonly session: ImportSession;
  /** The site's content, for the selection. */
  readonly site?: SiteContents;
  /** The saved choices. */
  readonly choices?: Choices;
  readonly editing?: Editing;
  readonly source?: KitSource;
}

/** The initial state. */
export const pendingImport: ImportState = {
  status: 'PENDING',
  isChecking: false,
  isPaused: false,
  appliesAll: false,
  choices: noChoices,
};
