import { useEffect } from 'react';
import { usePuckState } from '../../nodes/use-puck-state';
import { latestSteps } from './latest-steps';

/** Forgets the oldest steps of the history. */
export function HistoryLimit(): undefined {
  const history = usePuckState((state) => state.history);
  const data = usePuckState(({ appState }) => appState.data);
  const ui = usePuckState(({ appState }) => appState.ui);
  useEffect(() => {
    const { histories, index, setHistories } = history;
    const kept = latestSteps(histories, index, data);
    const last = kept?.at(-1);
    // Puck shows the state of the last step: the choice of a node, made since then, stays.
    if (kept && last)
      setHistories([...kept.slice(0, -1), { ...last, state: { ...last.state, ui } }]);
  }, [history, data, ui]);
  return undefined;
}
