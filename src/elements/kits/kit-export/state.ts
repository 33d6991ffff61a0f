import type { ApiError } from '../../../api/client';
import type { BuilderFormat, SiteContents } from '../../../api/kits/contents';
import type { ExportSession } from '../../../api/kits/export';
import type { KitPart } from '../../../api/kits/manifest';
import type { PartSelections } from '../parts';

/** The screens of an export. */
export type ExportStep = 'describe' | 'customize' | 'run' | 'summary';

/** The destination of a kit. */
export type ExportTarget = 'file' | 'cloud';

/** The user's input; survives a reload. */
export interface Draft {
  readonly title: string;
  readonly description: string;
  /** The selected parts; plugins always are. */
  readonly parts: readonly KitPart[];
  /** The selections saved in the parts' dialogs. A part without them is exported completely. */
  readonly customization: { readonly [Part in KitPart]?: PartSelections };
  readonly target: ExportTarget;
  /** The format of another page builder; default: our own. */
  readonly format?: BuilderFormat | undefined;
  readonly step: 'describe' | 'customize';
  /** The part whose dialog is open, with its unsaved selections. */
  readonly editing?: Editing | undefined;
}

/** An open dialog. */
export interface Editing {
  readonly part: KitPart;
  readonly selections: PartSelections;
}

/** The state of an export. */
export interface ExportState {
  readonly draft: Draft;
  /** The site's content, once loaded. */
  readonly site?: SiteContents | undefined;
  /** Present while the export runs and after it; the session is present after the first response. */
  readonly run?: { readonly session?: ExportSession | undefined } | undefined;
  /** The error of the last request. */
  readonly error?: ApiError | undefined;
  /** The user has tried to continue, so that missing input is reported at its field too. */
  readonly isTried: boolean;
}

/** An event of an export. */
export type ExportEvent =
  | { readonly type: 'type'; readonly field: 'title' | 'description'; readonly text: string }
  | { readonly type: 'tick'; readonly part: KitPart; readonly isOn: boolean }
  | { readonly type: 'target'; readonly target: ExportTarget }
  | { readonly type: 'format'; readonly format: BuilderFormat | undefined }
  | { readonly type: 'go'; readonly step: Draft['step'] }
  | { readonly type: 'try' }
  | { readonly type: 'edit'; readonly editing: Editing | undefined }
  | { readonly type: 'save'; readonly part: KitPart; readonly selections: PartSelections }
  | { readonly type: 'site'; readonly site: SiteContents }
  | { readonly type: 'run'; readonly session?: ExportSession }
  | { readonly type: 'stop' }
  | { readonly type: 'reset'; readonly draft: Draft }
  | { readonly type: 'fail'; readonly error: ApiError }
  | { readonly type: 'dismiss' };

/** The current step of an export. */
export function stepOf({ run, draft }: ExportState): ExportStep {
  if (!run) return draft.step;
  return run.session?.state === 'completed' ? 'summary' : 'run';
}
