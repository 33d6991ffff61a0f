import { markLive } from '../../../builder/markup/live';
import { restoreAtEnd } from '../../../builder/markup/restore';
import type { Controller, EnhanceContext } from '../../../core/element';
import { boxOf } from './items';
import { Masonry } from './lay-out';
import type { MasonryProps } from './masonry.element';
import { settings as declared } from './masonry.settings';
import { nativeMasonry } from './native';

export const styles = '';

/**
 * Lays out printed items as a masonry, natively if the browser supports it
 * (docs/compatibility/page-builder.md#masonry).
 */
export function enhance({
  host,
  props,
  signal,
}: EnhanceContext<MasonryProps>): Controller<MasonryProps> {
  let life: AbortController | undefined;
  const update = ({ settings }: MasonryProps): void => {
    life?.abort();
    life = new AbortController();
    const isBuilderWidget = host.hasAttribute('data-element_type');
    // The builder prints only settings that are on.
    if (settings.masonry ?? !isBuilderWidget) {
      begin(boxOf(host), settings, isBuilderWidget, life.signal);
    }
  };
  signal.addEventListener('abort', () => life?.abort(), { once: true });
  update(props);
  return { update };
}

function begin(
  box: HTMLElement,
  { columns, row_gap }: MasonryProps['settings'],
  isBuilderWidget: boolean,
  signal: AbortSignal,
): void {
  restoreAtEnd(box, ['style'], signal);
  if (columns) box.style.setProperty('--nh-masonry-columns', String(columns));
  const gap = row_gap.value;
  const isGapSet = isBuilderWidget || gap !== declared.row_gap.default.value;
  if (isGapSet && !isBuilderWidget) box.style.setProperty('--nh-masonry-gap', `${gap}px`);
  const native = getComputedStyle(box).display.includes('grid') && nativeMasonry();
  if (native) box.style.setProperty(...native);
  else new Masonry(box, { gap, isGapSet, isShortestFirst: !isBuilderWidget }, signal);
  markLive(box, signal);
}
