import { useEffect } from 'react';
import { usePuckState } from '../../nodes/use-puck-state';
import { useCommands } from '../commands';
import { latestSteps } from './latest-steps';
import { useUndoKeys } from './use-undo-keys';

/** Keeps the history in order: forgets its oldest steps, and gives the keys of undo and redo to the editor's own commands. */
export function HistorySteps(): undefined {
  const { steps } = useCommands();
  const history = usePuckState((state) => state.history);
  const data = usePuckState(({ appState }) => appState.data);
  const ui = usePuckState(({ appState }) => appState.ui);
  useUndoKeys(document);
  useEffect(() => {
    const { histories, index, setHistories } = history;
    const kept = latestSteps(histories, index, data);
    const last = kept?.at(-1);
    // Puck shows the state of the last step: the choice of a node, made since then, stays.
    if (kept && last)
      setHistories([...kept.slice(0, -1), { ...last, state: { ...last.state, ui } }]);
    else steps.settle();
  }, [steps, history, data, ui]);
  return undefined;
}
