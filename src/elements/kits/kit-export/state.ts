import type { PartSelections } from '../parts';
import type { KitError } from '../rest';
import type { SiteContents } from '../wire/contents';
import type { ExportSession } from '../wire/export';
import type { KitPart } from '../wire/manifest';

/** The screens of an export. */
export type ExportStep = 'describe' | 'customize' | 'run' | 'summary';

/** Where a kit goes to. */
export type ExportTarget = 'file' | 'cloud';

/** What a person has typed and chosen; kept over a reload. */
export interface Draft {
  readonly title: string;
  readonly description: string;
  /** The parts that are ticked; plugins always are. */
  readonly parts: readonly KitPart[];
  /** What was saved in a part's dialog. A part without it goes along whole. */
  readonly customization: { readonly [Part in KitPart]?: PartSelections };
  readonly target: ExportTarget;
  readonly step: 'describe' | 'customize';
  /** The part whose dialog is open, with what is chosen in it. */
  readonly editing?: Editing | undefined;
}

/** A dialog that is open. */
export interface Editing {
  readonly part: KitPart;
  readonly selections: PartSelections;
}

/** An export, from its name to its file. */
export interface ExportState {
  readonly draft: Draft;
  /** What the site holds, once the server has told. */
  readonly site?: SiteContents | undefined;
  /** Present while the kit is being made, and once it is; its session once the server has answered. */
  readonly run?: { readonly session?: ExportSession | undefined } | undefined;
  /** Why the last call has failed. */
  readonly error?: KitError | undefined;
  /** The person has tried to go on, so that each fault stands at its field too. */
  readonly isTried: boolean;
}

/** What happens to an export. */
export type ExportAction =
  | { readonly type: 'type'; readonly field: 'title' | 'description'; readonly text: string }
  | { readonly type: 'tick'; readonly part: KitPart; readonly isOn: boolean }
  | { readonly type: 'target'; readonly target: ExportTarget }
  | { readonly type: 'go'; readonly step: Draft['step'] }
  | { readonly type: 'try' }
  | { readonly type: 'edit'; readonly editing: Editing | undefined }
  | { readonly type: 'save'; readonly part: KitPart; readonly selections: PartSelections }
  | { readonly type: 'site'; readonly site: SiteContents }
  | { readonly type: 'run'; readonly session?: ExportSession }
  | { readonly type: 'stop' }
  | { readonly type: 'reset'; readonly draft: Draft }
  | { readonly type: 'fail'; readonly error: KitError }
  | { readonly type: 'dismiss' };

/** What is shown of an export. */
export function stepOf({ run, draft }: ExportState): ExportStep {
  if (!run) return draft.step;
  return run.session?.state === 'completed' ? 'summary' : 'run';
}
