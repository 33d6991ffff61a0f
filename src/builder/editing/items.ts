import { siteConfig } from '../../core/config';

/** Event from the editor that requests an item: dispatched on the widget's node, detail `{ index }`. */
export const SHOW = 'nh-item-show';

/** Event to the editor when a title is clicked, so that the editor selects its item: bubbles, detail `{ index }`. */
export const SELECT = 'nh-item-select';

/**
 * In edit mode, synchronizes a widget's items with the editor's panel: shows the item selected in the panel
 * and reports clicks on titles. Does nothing in other modes.
 */
export function followEditor(
  host: HTMLElement,
  titles: readonly HTMLElement[],
  show: (index: number) => void,
  signal: AbortSignal,
): void {
  if (siteConfig().mode !== 'edit') return;
  const node = host.closest<HTMLElement>('[data-element_type="widget"]') ?? host;
  const requested = (event: Event): void => {
    const { index } = Object((event as CustomEvent).detail);
    if (titles[index]) show(index);
  };
  node.addEventListener(SHOW, requested, { signal });
  titles.forEach((title, index) => {
    const select = (): void => {
      const options = { detail: { index }, bubbles: true, composed: true };
      title.dispatchEvent(new CustomEvent(SELECT, options));
    };
    title.addEventListener('click', select, { signal });
  });
}
