import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type HiddenState, HiddenStatesContext } from './hidden-states';
import { message } from './messages';

/** Returns the state of the hidden part of a node, and a function that shows or hides it. */
export function useHiddenPart(
  id: string | undefined,
): { readonly state: HiddenState; readonly toggle: () => void } | undefined {
  const states = useContext(HiddenStatesContext);
  const state = useSyncExternalStore(states.subscribe, () =>
    id === undefined ? undefined : states.stateOf(id),
  );
  return id !== undefined && state ? { state, toggle: () => states.toggle(id) } : undefined;
}

/** The button in the panel of a node that shows its hidden part in the preview. */
export function HiddenPartButton({ id }: { readonly id: string | undefined }): ReactNode {
  const part = useHiddenPart(id);
  if (!part) return undefined;
  return (
    <div className="nh-kits nh-hidden-part">
      <button type="button" part="button" aria-pressed={part.state.isOpen} onClick={part.toggle}>
        {message(part.state.label)}
      </button>
    </div>
  );
}
