import { useEffect } from 'react';
import { useEmit } from '../../../core/element/react';
import type { ListState } from './list/list';
import type { events } from './portfolio.element';

/** Tells the page each time that items have arrived. */
export function useListEvents({ status, items, total }: ListState): void {
  const emit = useEmit<typeof events>();
  const loaded = items.length;
  const isReady = status === 'ready';
  useEffect(() => {
    // Other items of the same number are news too, so they are named below.
    if (isReady && items) emit('nh-portfolio-load', { loaded, total });
  }, [emit, isReady, items, loaded, total]);
}
