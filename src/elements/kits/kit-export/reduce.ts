import { type KitPart, kitParts } from '../../../api/kits/manifest';
import { isChosen, type PartSelections } from '../parts';
import type { Draft, ExportEvent, ExportState } from './state';

/** The part that every kit contains. */
export const REQUIRED: KitPart = 'plugins';

/** The initial draft of an export. */
export function emptyDraft(title: string): Draft {
  return {
    title,
    description: '',
    parts: kitParts,
    customization: {},
    target: 'file',
    step: 'describe',
  };
}

/** The state after an event. */
export function reduce(state: ExportState, event: ExportEvent): ExportState {
  switch (event.type) {
    case 'type':
      return drafted(state, { [event.field]: event.text });
    case 'tick':
      return drafted(state, ticked(state.draft, event.part, event.isOn));
    case 'target':
      return drafted(state, { target: event.target });
    case 'format':
      return drafted(state, { format: event.format });
    case 'go':
      return { ...drafted(state, { step: event.step }), isTried: false };
    case 'try':
      return { ...state, isTried: true };
    case 'edit':
      return drafted(state, { editing: event.editing });
    case 'save':
      return drafted(state, saved(state.draft, event.part, event.selections));
    case 'site':
      // Keeps the error of a run, which has nothing to do with this response.
      return { ...state, site: event.site, error: state.run && state.error };
    case 'run':
      return { ...state, run: { session: event.session }, error: undefined };
    case 'stop':
      return { ...state, run: undefined, error: undefined };
    case 'reset':
      return { site: state.site, draft: event.draft, isTried: false };
    case 'fail':
      return { ...state, error: event.error };
    case 'dismiss':
      return { ...state, error: undefined };
    default:
      return event satisfies never;
  }
}

function drafted(state: ExportState, changes: Partial<Draft>): ExportState {
  return { ...state, draft: { ...state.draft, ...changes } };
}

/** Includes or excludes a part; excluding it drops its customisation. */
function ticked(draft: Draft, part: KitPart, isOn: boolean): Partial<Draft> {
  const { [part]: _, ...others } = draft.customization;
  return {
    parts: kitParts.filter((one) => (one === part ? isOn : draft.parts.includes(one))),
    customization: isOn ? draft.customization : others,
  };
}

/** Saves the selections of a part; excludes the part if nothing is selected. */
function saved(draft: Draft, part: KitPart, selections: PartSelections): Partial<Draft> {
  const isEmpty = Object.values(selections).every((selection) => !isChosen(selection));
  const changes =
    isEmpty && part !== REQUIRED
      ? ticked(draft, part, false)
      : { customization: { ...draft.customization, [part]: selections } };
  return { ...changes, editing: undefined };
}
