import { siteConfig } from '../../core/config';
import { editorParts } from '../../core/element/builder-node';
import { sizeObserver } from '../../core/observers';

/**
 * Removes the editor's mark of an empty widget from a node when its content gets a height. The editor measures the
 * content 200 ms after it was rendered, and a tag may be drawn later
 * (docs/compatibility/page-builder-markup.md#editor).
 */
export function removeEmptyMark(node: HTMLElement, signal: AbortSignal): void {
  // The node may have left while this code was loaded.
  if (signal.aborted) return;
  const { builder } = siteConfig();
  const observer = sizeObserver((entries) => {
    if (!entries.some(({ contentRect }) => contentRect.height > 0)) return;
    node.classList.remove(`${builder}-widget-empty`);
    node.querySelector(`:scope > .${builder}-widget-empty-icon`)?.remove();
  });
  const isContent = (child: Element): boolean => !child.matches(editorParts(builder));
  for (const child of [...node.children].filter(isContent)) observer.observe(child);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
