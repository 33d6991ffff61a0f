import { siteConfig } from '../../../core/config';

/** The editor asks for an item to be shown: dispatched on the widget's node, detail `{ index }`. */
export const SHOW = 'nh-item-show';

/** A title was clicked in the editor, which is to choose its item: bubbles, detail `{ index }`. */
const SELECT = 'nh-item-select';

/**
 * In edit mode, keeps a widget's items and the editor's panel in step: shows the item that is chosen
 * there, and tells which one is clicked here. Nothing in any other mode.
 */
export function followEditor(
  host: HTMLElement,
  titles: readonly HTMLElement[],
  show: (index: number) => void,
  signal: AbortSignal,
): void {
  if (siteConfig().mode !== 'edit') return;
  const node = host.closest<HTMLElement>('[data-element_type="widget"]') ?? host;
  const asked = (event: Event): void => {
    const { index } = Object((event as CustomEvent).detail);
    if (titles[index]) show(index);
  };
  node.addEventListener(SHOW, asked, { signal });
  for (const [index, title] of titles.entries()) {
    const select = (): void => {
      const options = { detail: { index }, bubbles: true, composed: true };
      title.dispatchEvent(new CustomEvent(SELECT, options));
    };
    title.addEventListener('click', select, { signal });
  }
}
