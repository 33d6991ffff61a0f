import { markLive } from '../../../builder/markup/live';
import { classSelector } from '../../../builder/markup/names';
import { ownElement } from '../../../builder/markup/own';
import { restoreAtEnd } from '../../../builder/markup/restore';
import type { Controller, EnhanceContext } from '../../../core/element';
import { playInView } from '../in-view/play-in-view';
import { countedText, countOf } from './count';
import type { CounterProps } from './counter.element';
import { frames } from './frames';

export const styles = '';

/**
 * Activates the builder's counter: counts once, when first in view
 * (docs/compatibility/page-builder.md#simple-widgets).
 */
export function enhance({ host, signal }: EnhanceContext<CounterProps>): Controller | undefined {
  const root = ownElement(host, classSelector('counter'));
  const number = ownElement(host, classSelector('counter-number'));
  const count = number && countOf(number.dataset);
  if (!root || !number || !count) return undefined;
  const printed = number.textContent;
  restoreAtEnd(number, ['role', 'aria-label', 'data-nh-final'], signal);
  signal.addEventListener('abort', () => number.replaceChildren(printed), { once: true });
  const last = countedText(count, 1);
  const show = (progress: number): void => {
    number.textContent = countedText(count, progress);
    if (progress < 1) announce(number, last);
    else stopAnnouncing(number);
  };
  // Reserves the width of the final number to avoid layout shifts.
  number.dataset.nhFinal = last;
  show(0);
  markLive(root, signal);
  return playInView(
    number,
    (isMoving, run) => {
      if (isMoving) frames(count.duration, show, run);
      else show(1);
    },
    signal,
  );
}

/** Exposes the final number to screen readers while the count runs. */
function announce(number: HTMLElement, last: string): void {
  number.setAttribute('role', 'img');
  number.setAttribute('aria-label', last);
}

function stopAnnouncing(number: HTMLElement): void {
  number.removeAttribute('role');
  number.removeAttribute('aria-label');
}
