import { type RefObject, useEffect } from 'react';
import { message } from './messages';

/** The columns beside the preview. */
const sides = { left: 'editor.side.parts', right: 'editor.side.settings' } as const;

const HIDDEN = 'nav[class*="_Nav_"], [class*="PuckCanvas-loader"]';

/** The attribute with the shown text of a zoom. Chromium does not offer it to screen readers. */
const ZOOM_LABEL = 'label';

/**
 * Adds what Puck lacks for screen readers: the names of the frame of the preview, of its zoom and of the columns beside
 * it. Hides its rail, whose items no key reaches (the top bar has them as buttons), and the spinner that stays behind the
 * preview. The label of other spinners stands on an element that cannot have one.
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
      for (const option of root.querySelectorAll('select[class*="ViewportControls"] option')) {
        option.setAttribute('aria-label', option.getAttribute(ZOOM_LABEL) ?? '');
      }
      for (const [side, name] of Object.entries(sides)) {
        const column = root.querySelector(`[class*="_Sidebar--${side}_"]`);
        column?.setAttribute('role', 'region');
        column?.setAttribute('aria-label', message(name));
      }
      for (const box of root.querySelectorAll(HIDDEN)) box.setAttribute('aria-hidden', 'true');
      for (const spinner of root.querySelectorAll('span[aria-label]:not([role])')) {
        spinner.setAttribute('role', 'img');
      }
    };
    const observer = new MutationObserver(mend);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: [ZOOM_LABEL] });
    mend();
    return () => observer.disconnect();
  }, [box]);
}
