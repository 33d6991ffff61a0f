import { useEffect } from 'react';
import { nodeBox } from '../../nodes/node-box';
import { useChosenId } from '../../nodes/use-chosen-id';

/** Scrolls the preview to a node that is chosen elsewhere, such as in the structure, or was just added. */
export function useRevealedNode(frame: Document | undefined): void {
  const chosen = useChosenId();
  useEffect(() => {
    const view = frame?.defaultView;
    if (!frame || !view || chosen === undefined) return undefined;
    // Puck draws a new node a moment later.
    let request = view.requestAnimationFrame(() => {
      request = view.requestAnimationFrame(() => reveal(frame, chosen));
    });
    return () => view.cancelAnimationFrame(request);
  }, [frame, chosen]);
}

/** Does not scroll if any part of the node is visible. */
function reveal(frame: Document, id: string): void {
  const node = nodeBox(frame, id);
  const { top = 0, bottom = 1 } = node?.getBoundingClientRect() ?? {};
  const { innerHeight = 0 } = frame.defaultView ?? {};
  if (bottom <= 0 || top >= innerHeight) node?.scrollIntoView({ block: 'center' });
}
