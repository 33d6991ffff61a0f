import { useEffect } from 'react';
import { useEmit } from '../../../core/element/react';
import type { ListState } from './list/list-state';
import type { events } from './portfolio.element';

/** Dispatches `nh-portfolio-load` each time items are loaded. */
export function useListEvents({ status, items, total }: ListState): void {
  const emit = useEmit<typeof events>();
  const loaded = items.length;
  const isReady = status === 'ready';
  useEffect(() => {
    // `items` is a dependency, because as many other items may have been loaded.
    if (isReady && items) emit('nh-portfolio-load', { loaded, total });
  }, [emit, isReady, items, loaded, total]);
}
