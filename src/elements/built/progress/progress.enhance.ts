import { markLive } from '../../../builder/markup/live';
import { classSelector } from '../../../builder/markup/names';
import { ownElement } from '../../../builder/markup/own';
import { restoreAtEnd } from '../../../builder/markup/restore';
import type { Controller, EnhanceContext } from '../../../core/element';
import { playInView } from '../in-view/play-in-view';
import { fill } from './fill';
import { nameBar } from './name-bar';
import type { ProgressProps } from './progress.element';

export const styles = '';

/**
 * Activates the builder's progress bar: fills once, when first in view
 * (docs/compatibility/page-builder.md#simple-widgets).
 */
export function enhance({ host, signal }: EnhanceContext<ProgressProps>): Controller | undefined {
  const track = ownElement(host, classSelector('progress-wrapper'));
  const bar = ownElement(host, classSelector('progress-bar'));
  if (!track || !bar) return undefined;
  restoreAtEnd(bar, ['style'], signal);
  const percent = Math.min(100, Number(bar.dataset.max) || 0);
  nameBar(track, ownElement(host, classSelector('title')), percent, signal);
  markLive(track, signal);
  return playInView(track, (isMoving, run) => fill(bar, percent, isMoving, run), signal);
}
