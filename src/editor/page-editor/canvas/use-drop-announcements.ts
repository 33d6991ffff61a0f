import { useEffect, useRef } from 'react';
import { usePuckState } from '../../nodes/use-puck-state';
import { useCommands } from '../commands';
import type { TreeNode } from '../tree/page-tree';
import { silenceDrags } from './roles';

/** Announces where a dragged element was dropped, in place of the drag library. */
export function useDropAnnouncements(frame: Document | undefined): void {
  const commands = useCommands();
  const isDragging = usePuckState(({ appState }) => appState.ui.isDragging);
  const before = useRef<readonly TreeNode[]>(undefined);
  useEffect(() => {
    const life = new AbortController();
    const options = { signal: life.signal, capture: true };
    for (const target of [document, frame]) {
      target?.addEventListener('pointerdown', silenceDrags, options);
    }
    return () => life.abort();
  }, [frame]);
  useEffect(() => {
    if (isDragging) {
      before.current = commands.nodes;
      return;
    }
    // Puck chooses what was dropped.
    const { chosenId } = commands;
    if (before.current && chosenId) commands.announceDrop(chosenId, before.current);
    before.current = undefined;
  }, [isDragging, commands]);
}
