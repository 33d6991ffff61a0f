import { type RefObject, useEffect } from 'react';
import { message } from './messages';

/**
 * Adds the names that Puck lacks for screen readers: of the frame of the preview and the choice of its zoom. The label
 * of its spinner stands on an element that cannot have one.
 */
export function usePuckLabels(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    const mend = (): void => {
      for (const frame of root.querySelectorAll('iframe'))
        frame.title = message('editor.preview.name');
      for (const zoom of root.querySelectorAll('select[class*="ViewportControls"]')) {
        zoom.setAttribute('aria-label', message('editor.preview.zoom'));
      }
      for (const spinner of root.querySelectorAll('span[aria-label]:not([role])')) {
        spinner.setAttribute('role', 'img');
      }
    };
    const observer = new MutationObserver(mend);
    observer.observe(root, { subtree: true, childList: true });
    mend();
    return () => observer.disconnect();
  }, [box]);
}
