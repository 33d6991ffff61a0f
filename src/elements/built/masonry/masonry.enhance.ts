import type { Controller, EnhanceContext } from '../../../core/element';
import { markLive } from '../markup/live';
import { restoreAtEnd } from '../markup/restore';
import { boxOf } from './items';
import { Masonry } from './lay-out';
import type { MasonryProps } from './masonry.element';
import { nativeMasonry } from './native';

export const styles = '';

/** Lays printed items out as a masonry, by the browser's own where it has one (facts, page-builder 41). */
export function enhance({
  host,
  props,
  signal,
}: EnhanceContext<MasonryProps>): Controller<MasonryProps> {
  let life: AbortController | undefined;
  const update = ({ settings }: MasonryProps): void => {
    life?.abort();
    life = new AbortController();
    // The builder leaves out what is off.
    const isOn = settings.masonry ?? !host.hasAttribute('data-element_type');
    if (isOn) begin(boxOf(host), settings, life.signal);
  };
  signal.addEventListener('abort', () => life?.abort(), { once: true });
  update(props);
  return { update };
}

function begin(
  box: HTMLElement,
  { columns, row_gap }: MasonryProps['settings'],
  signal: AbortSignal,
): void {
  restoreAtEnd(box, ['style'], signal);
  if (columns) box.style.setProperty('--nh-masonry-columns', String(columns));
  const native = getComputedStyle(box).display.includes('grid') && nativeMasonry();
  if (native) box.style.setProperty(...native);
  else {
    const masonry = new Masonry(box, row_gap.value);
    signal.addEventListener('abort', () => masonry.end(), { once: true });
  }
  markLive(box, signal);
}
