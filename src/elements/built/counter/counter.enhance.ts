import type { Controller, EnhanceContext } from '../../../core/element';
import { playInView } from '../in-view/play-in-view';
import { markLive } from '../markup/live';
import { classSelector } from '../markup/names';
import { ownElement } from '../markup/own';
import { restoreAtEnd } from '../markup/restore';
import { countedText, countOf } from './count';
import type { CounterProps } from './counter.element';
import { frames } from './frames';

export const styles = '';

/** Has the builder's counter count once, when it is first in view (facts, page-builder 37). */
export function enhance({ host, signal }: EnhanceContext<CounterProps>): Controller | undefined {
  const root = ownElement(host, classSelector('counter'));
  const number = ownElement(host, classSelector('counter-number'));
  const count = number && countOf(number.dataset);
  if (!root || !number || !count) return undefined;
  const printed = number.textContent;
  restoreAtEnd(number, ['role', 'aria-label', 'data-nh-final'], signal);
  signal.addEventListener('abort', () => number.replaceChildren(printed), { once: true });
  const last = countedText(count, 1);
  const show = (share: number): void => {
    number.textContent = countedText(count, share);
    if (share < 1) announce(number, last);
    else silence(number);
  };
  // The room of the last number is kept, so that nothing beside it moves.
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

/** Whoever hears the page is told where it ends, whatever it shows meanwhile. */
function announce(number: HTMLElement, last: string): void {
  number.setAttribute('role', 'img');
  number.setAttribute('aria-label', last);
}

function silence(number: HTMLElement): void {
  number.removeAttribute('role');
  number.removeAttribute('aria-label');
}
