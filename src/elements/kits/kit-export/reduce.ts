import { isChosen, type PartSelections } from '../parts';
import { type KitPart, kitParts } from '../wire/manifest';
import type { Draft, ExportAction, ExportState } from './state';

/** The part that every kit has. */
export const REQUIRED: KitPart = 'plugins';

/** What an export begins with. */
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

/** An export after something has happened to it. */
export function reduceExport(state: ExportState, action: ExportAction): ExportState {
  switch (action.type) {
    case 'type':
      return drafted(state, { [action.field]: action.text });
    case 'tick':
      return drafted(state, ticked(state.draft, action.part, action.isOn));
    case 'target':
      return drafted(state, { target: action.target });
    case 'go':
      return { ...drafted(state, { step: action.step }), isTried: false };
    case 'try':
      return { ...state, isTried: true };
    case 'edit':
      return drafted(state, { editing: action.editing });
    case 'save':
      return drafted(state, saved(state.draft, action.part, action.selections));
    case 'site':
      // The error of a run is not this call's to take away.
      return { ...state, site: action.site, error: state.run && state.error };
    case 'run':
      return { ...state, run: { session: action.session }, error: undefined };
    case 'stop':
      return { ...state, run: undefined, error: undefined };
    case 'reset':
      return { site: state.site, draft: action.draft, isTried: false };
    case 'fail':
      return { ...state, error: action.error };
    case 'dismiss':
      return { ...state, error: undefined };
  }
}

function drafted(state: ExportState, changes: Partial<Draft>): ExportState {
  return { ...state, draft: { ...state.draft, ...changes } };
}

/** Unticking forgets what was customised of a part. */
function ticked(draft: Draft, part: KitPart, isOn: boolean): Partial<Draft> {
  const { [part]: _, ...others } = draft.customization;
  return {
    parts: kitParts.filter((one) => (one === part ? isOn : draft.parts.includes(one))),
    customization: isOn ? draft.customization : others,
  };
}

/** Of a part that nothing is chosen of, nothing goes along. */
function saved(draft: Draft, part: KitPart, selections: PartSelections): Partial<Draft> {
  const isEmpty = Object.values(selections).every((selection) => !isChosen(selection));
  const changes =
    isEmpty && part !== REQUIRED
      ? ticked(draft, part, false)
      : { customization: { ...draft.customization, [part]: selections } };
  return { ...changes, editing: undefined };
}
