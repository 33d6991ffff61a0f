import { isRefusedKit, type KitError } from '../rest';
import type { SiteContents } from '../wire/contents';
import type { Decision, EditedDocument, ImportSession } from '../wire/import';
import type { KitPart } from '../wire/manifest';
import type { Selection } from '../wire/selection';
import {
  type Choices,
  decided,
  everything,
  noChoices,
  openingChoices,
  withoutPart,
  withPart,
} from './choices';
import type { KitSource } from './source';
import type { Refusal } from './upload/picked-file';
import type { Transfer } from './upload/queue';

/** Where an import is. */
export type ImportStatus = 'PENDING' | 'UPLOADING' | 'CUSTOMIZING' | 'IMPORTING' | 'COMPLETED';

/** The whole import, as the person sees it. */
export interface ImportState {
  readonly status: ImportStatus;
  /** True while it is asked whether an import is under way already. */
  readonly isLooking: boolean;
  /** Waits for the network. */
  readonly isPaused: boolean;
  /** Goes on to import all of the kit, without asking. */
  readonly appliesAll: boolean;
  /** Where the kit comes from, as soon as one is chosen. */
  readonly source?: KitSource | undefined;
  /** How much of a file on its way is there. */
  readonly transfer?: Transfer | undefined;
  /** A file whose upload was broken off, and goes on once it is picked again. */
  readonly half?: Transfer | undefined;
  /** Why what was picked is not uploaded. */
  readonly refusal?: Refusal | undefined;
  /** The import on the server, once the kit is there. */
  readonly session?: ImportSession | undefined;
  /** What the site has, while the person chooses. */
  readonly site?: SiteContents | undefined;
  readonly choices: Choices;
  /** What is chosen in the dialog of a part that is open. */
  readonly editing?: Editing | undefined;
  /** Why the last step has failed. */
  readonly error?: KitError | undefined;
  /** The last import, which can be taken back from PENDING too. */
  readonly last?: ImportSession | undefined;
  /** Taking an import back: under way, or waiting for a word on documents that were edited since. */
  readonly revert?: { readonly edited: readonly EditedDocument[] } | undefined;
}

/** A part's choices before they are saved. */
export interface Editing {
  readonly part: KitPart;
  readonly sections: Readonly<Record<string, Selection>>;
}

/** What happens to an import: the person's doing, or what became of a call. */
export type ImportAction =
  | { readonly type: 'look' }
  | { readonly type: 'looked'; readonly last?: ImportSession; readonly half?: Transfer }
  | { readonly type: 'refuse'; readonly refusal: Refusal }
  | { readonly type: 'upload'; readonly source: KitSource }
  | { readonly type: 'sent'; readonly transfer: Transfer }
  | { readonly type: 'forget' }
  | ({ readonly type: 'opened' } & Opened)
  | { readonly type: 'include' | 'exclude'; readonly part: KitPart }
  | { readonly type: 'edit'; readonly editing: Editing | undefined }
  | ({ readonly type: 'customize' } & Editing)
  | { readonly type: 'decide'; readonly ids: readonly string[]; readonly decision: Decision }
  | { readonly type: 'apply-all' }
  | { readonly type: 'start' }
  | { readonly type: 'ran'; readonly session: ImportSession }
  | { readonly type: 'revert'; readonly edited?: readonly EditedDocument[] }
  | { readonly type: 'reverted'; readonly session: ImportSession }
  | { readonly type: 'pause' | 'resume' }
  | { readonly type: 'failed'; readonly error: KitError }
  | { readonly type: 'dismiss' }
  | { readonly type: 'reset' };

/** A kit on the server, just now or found again after a reload. */
interface Opened {
  readonly session: ImportSession;
  /** What the site has, for the choices. */
  readonly site?: SiteContents;
  /** What was chosen before. */
  readonly choices?: Choices;
  readonly editing?: Editing;
  readonly source?: KitSource;
}

/** An import that has not begun. */
export const pendingImport: ImportState = {
  status: 'PENDING',
  isLooking: false,
  isPaused: false,
  appliesAll: false,
  choices: noChoices,
};

/** The import's next state. What does not fit its step changes nothing: it comes from a call that was left. */
export function reduceImport(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'reset':
      return { ...pendingImport, last: lastImport(state) };
    case 'pause':
    case 'resume':
      return { ...state, isPaused: action.type === 'pause' };
    case 'failed':
      return failed(state, action.error);
    case 'dismiss':
      return { ...state, error: undefined, refusal: undefined, revert: undefined };
    case 'apply-all':
      return applyAll(state);
    case 'revert':
      return { ...state, error: undefined, revert: { edited: action.edited ?? [] } };
    case 'reverted':
      return state.revert ? reverted(action.session) : state;
    default:
      return inStep(state, action);
  }
}

type StepAction = Exclude<
  ImportAction,
  {
    type: 'reset' | 'pause' | 'resume' | 'failed' | 'dismiss' | 'apply-all' | 'revert' | 'reverted';
  }
>;

function inStep(state: ImportState, action: StepAction): ImportState {
  switch (state.status) {
    case 'PENDING':
      return pending(state, action);
    case 'UPLOADING':
      return uploading(state, action);
    case 'CUSTOMIZING':
      return customizing(state, action);
    case 'IMPORTING':
      return action.type === 'ran' ? withSession(state, action.session) : state;
    case 'COMPLETED':
      return state;
  }
}

function pending(state: ImportState, action: StepAction): ImportState {
  switch (action.type) {
    case 'look':
      return { ...state, isLooking: true };
    case 'looked':
      return { ...state, isLooking: false, last: action.last, half: action.half };
    case 'refuse':
      return { ...state, refusal: action.refusal, error: undefined };
    case 'forget':
      return { ...state, half: undefined, refusal: undefined, error: undefined };
    case 'upload':
      return {
        ...state,
        status: 'UPLOADING',
        isLooking: false,
        source: action.source,
        transfer: undefined,
        refusal: undefined,
        error: undefined,
      };
    case 'opened':
      return opened(state, action);
    default:
      return state;
  }
}

function uploading(state: ImportState, action: StepAction): ImportState {
  switch (action.type) {
    case 'sent':
      return { ...state, transfer: action.transfer, half: undefined };
    case 'refuse':
      return { ...state, status: 'PENDING', transfer: undefined, refusal: action.refusal };
    case 'opened':
      return opened(state, action);
    default:
      return state;
  }
}

/** Once it has been started, its choices are the server's: only the run itself can go on. */
function customizing(state: ImportState, action: StepAction): ImportState {
  if (action.type === 'start') return { ...state, status: 'IMPORTING', error: undefined };
  if (state.session?.state !== 'opened') return state;
  if (action.type === 'edit') return { ...state, editing: action.editing };
  const choices = nextChoices(state, action);
  return choices === state.choices ? state : { ...state, choices, editing: undefined };
}

function nextChoices({ choices, session }: ImportState, action: StepAction): Choices {
  switch (action.type) {
    case 'include':
      return withPart(choices, action.part);
    case 'exclude':
      return withoutPart(choices, action.part);
    case 'customize':
      return {
        ...choices,
        customization: { ...choices.customization, [action.part]: action.sections },
      };
    case 'decide': {
      const chosen = session?.conflicts.filter(({ id }) => action.ids.includes(id)) ?? [];
      return { ...choices, decisions: decided(choices.decisions, chosen, action.decision) };
    }
    default:
      return choices;
  }
}

function opened(
  state: ImportState,
  { session, site, choices, editing, source = state.source }: Opened,
): ImportState {
  const next: ImportState = {
    ...pendingImport,
    appliesAll: state.appliesAll,
    source,
    site,
    choices: choices ?? openingChoices(session),
    editing,
  };
  const found = withSession(next, session);
  return state.appliesAll ? applyAll(found) : found;
}

/** The step that a session is in by what the server says. */
function withSession(state: ImportState, session: ImportSession): ImportState {
  switch (session.state) {
    case 'opened':
      return { ...state, session, status: 'CUSTOMIZING' };
    case 'running':
      return { ...state, session, status: 'IMPORTING' };
    case 'completed':
      return { ...state, session, status: 'COMPLETED', isPaused: false };
    case 'reverted':
      return reverted(session);
  }
}

function applyAll(state: ImportState): ImportState {
  const { status, session } = state;
  if (status === 'CUSTOMIZING' && session?.state === 'opened') {
    return {
      ...state,
      status: 'IMPORTING',
      appliesAll: true,
      error: undefined,
      choices: everything(session),
    };
  }
  return status === 'PENDING' || status === 'UPLOADING' ? { ...state, appliesAll: true } : state;
}

/** The step before, with the error; a step without one of its own to go back to stays. */
const stepBefore: Readonly<Record<ImportStatus, ImportStatus>> = {
  PENDING: 'PENDING',
  UPLOADING: 'PENDING',
  CUSTOMIZING: 'CUSTOMIZING',
  IMPORTING: 'CUSTOMIZING',
  COMPLETED: 'COMPLETED',
};

function failed(state: ImportState, error: KitError): ImportState {
  return {
    ...state,
    status: stepBefore[state.status],
    isLooking: false,
    isPaused: false,
    transfer: undefined,
    half: isRefusedKit(error) ? undefined : (state.transfer ?? state.half),
    revert: undefined,
    error,
  };
}

function lastImport({ status, session, last }: ImportState): ImportSession | undefined {
  return status === 'COMPLETED' ? session : last;
}

function reverted(last: ImportSession): ImportState {
  return { ...pendingImport, last };
}
