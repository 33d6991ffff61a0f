import { useContext, useEffect } from 'react';
import { HiddenStatesContext } from '../../nodes/hidden/hidden-states';
import { useChosenId } from '../../nodes/use-chosen-id';

/** Connects the hidden states with the preview. What is shown is hidden again when another node is chosen. */
export function useHiddenStates(frame: Document | undefined): void {
  const states = useContext(HiddenStatesContext);
  const chosen = useChosenId();
  useEffect(() => (frame ? states.follow(frame) : undefined), [frame, states]);
  useEffect(() => states.leave(chosen), [states, chosen]);
}
