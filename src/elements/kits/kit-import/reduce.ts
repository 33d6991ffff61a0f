import { type ApiError, isRefusedKit } from '../../../api/client';
import type { ImportSession } from '../../../api/kits/import';
import {
  type Choices,
  decided,
  everything,
  openingChoices,
  withoutPart,
  withPart,
} from './choices';
import {
  type ImportEvent,
  type ImportState,
  type ImportStatus,
  type Opened,
  pendingImport,
} from './state';

/** The state after an event. Events that do not fit the phase come from abandoned requests and are ignored. */
export function reduce(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'reset':
      return { ...pendingImport, last: lastImport(state) };
    case 'pause':
    case 'resume':
      return { ...state, isPaused: event.type === 'pause' };
    case 'failed':
      return failed(state, event.error);
    case 'dismiss':
      return { ...state, error: undefined, refusal: undefined, revert: undefined };
    case 'apply-all':
      return applyAll(state);
    case 'revert':
      return { ...state, error: undefined, revert: { edited: event.edited ?? [] } };
    case 'reverted':
      return state.revert ? reverted(event.session) : state;
    default:
      return inStep(state, event);
  }
}

type StepEvent = Exclude<
  ImportEvent,
  {
    type: 'reset' | 'pause' | 'resume' | 'failed' | 'dismiss' | 'apply-all' | 'revert' | 'reverted';
  }
>;

function inStep(state: ImportState, event: StepEvent): ImportState {
  switch (state.status) {
    case 'PENDING':
      return pending(state, event);
    case 'UPLOADING':
      return uploading(state, event);
    case 'CUSTOMIZING':
      return customizing(state, event);
    case 'IMPORTING':
      return event.type === 'ran' ? withSession(state, event.session) : state;
    case 'COMPLETED':
      return state;
    default:
      return state.status satisfies never;
  }
}

function pending(state: ImportState, event: StepEvent): ImportState {
  switch (event.type) {
    case 'check':
      return { ...state, isChecking: true };
    case 'checked':
      return { ...state, isChecking: false, last: event.last, half: event.half };
    case 'refuse':
      return { ...state, refusal: event.refusal, error: undefined };
    case 'forget':
      return { ...state, half: undefined, refusal: undefined, error: undefined };
    case 'upload':
      return {
        ...state,
        status: 'UPLOADING',
        isChecking: false,
        source: event.source,
        transfer: undefined,
        checked: undefined,
        refusal: undefined,
        error: undefined,
      };
    case 'opened':
      return opened(state, event);
    default:
      return state;
  }
}

function uploading(state: ImportState, event: StepEvent): ImportState {
  switch (event.type) {
    case 'sent':
      return { ...state, transfer: event.transfer, half: undefined };
    case 'checking':
      return { ...state, checked: event.progress };
    case 'refuse':
      return { ...state, status: 'PENDING', transfer: undefined, refusal: event.refusal };
    case 'opened':
      return opened(state, event);
    default:
      return state;
  }
}

/** Once the import is started, its choices are fixed: only the run can continue. */
function customizing(state: ImportState, event: StepEvent): ImportState {
  if (event.type === 'start') return { ...state, status: 'IMPORTING', error: undefined };
  if (state.session?.state !== 'opened') return state;
  if (event.type === 'edit') return { ...state, editing: event.editing };
  const choices = nextChoices(state, event);
  return choices === state.choices ? state : { ...state, choices, editing: undefined };
}

function nextChoices({ choices, session }: ImportState, event: StepEvent): Choices {
  switch (event.type) {
    case 'include':
      return withPart(choices, event.part);
    case 'exclude':
      return withoutPart(choices, event.part);
    case 'customize':
      return {
        ...choices,
        customization: { ...choices.customization, [event.part]: event.sections },
      };
    case 'fetch-pictures':
      return { ...choices, pictures: event.isOn };
    case 'decide': {
      const chosen = session?.conflicts.filter(({ id }) => event.ids.includes(id)) ?? [];
      return { ...choices, decisions: decided(choices.decisions, chosen, event.decision) };
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
  const inSession = withSession(next, session);
  return state.appliesAll ? applyAll(inSession) : inSession;
}

/** The state with the phase of the server's session. */
function withSession(state: ImportState, session: ImportSession): ImportState {
  switch (session.state) {
    case 'opening':
      return state;
    case 'opened':
      return { ...state, session, status: 'CUSTOMIZING' };
    case 'running':
      return { ...state, session, status: 'IMPORTING' };
    case 'completed':
      return { ...state, session, status: 'COMPLETED', isPaused: false };
    case 'reverted':
      return reverted(session);
    default:
      return session.state satisfies never;
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

/** The phase to return to after an error. */
const stepBefore: Readonly<Record<ImportStatus, ImportStatus>> = {
  PENDING: 'PENDING',
  UPLOADING: 'PENDING',
  CUSTOMIZING: 'CUSTOMIZING',
  IMPORTING: 'CUSTOMIZING',
  COMPLETED: 'COMPLETED',
};

function failed(state: ImportState, error: ApiError): ImportState {
  return {
    ...state,
    status: stepBefore[state.status],
    isChecking: false,
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
