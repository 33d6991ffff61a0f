import { useDeferredValue, useEffect, useMemo } from 'react';
import { usePuckState } from '../../nodes/use-puck-state';
import { useOpenedPage } from '../opened-page';
import type { Preferences } from '../preferences/preferences';
import { pageTree, rowsOf } from '../tree/page-tree';
import { usePageTitle } from '../use-page-title';
import { fulfilledSteps, type StepName } from './steps';

/** Returns the steps that the page and the editor fulfil now, and ticks them. */
export function useFulfilledSteps(preferences: Preferences): readonly StepName[] {
  const fulfilled = useStepsNow();
  useEffect(() => {
    void preferences.read.then((isRead) => {
      if (isRead) for (const step of fulfilled) preferences.mark(step, true);
    });
  }, [preferences, fulfilled]);
  return fulfilled;
}

function useStepsNow(): readonly StepName[] {
  // A large page is looked through after a change has been painted.
  const data = useDeferredValue(usePuckState(({ appState }) => appState.data));
  const { page } = useOpenedPage();
  const title = usePageTitle();
  return useMemo(
    () => fulfilledSteps({ title, nodes: rowsOf(pageTree(data)), isPublished: page.published }),
    [title, data, page],
  );
}
