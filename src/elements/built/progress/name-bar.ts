import { classSelector } from '../markup/names';
import { ownElement } from '../markup/own';
import { restoreAtEnd } from '../markup/restore';
import { uniqueId } from '../markup/unique-id';
import { message } from './messages';

/**
 * Says what a bar is and how full: the builder's ids may be another widget's too, older releases print no
 * name at all, and a value may be beyond what it says the most is.
 *
 * @param title the bar's own, where one is shown
 */
export function nameBar(
  track: HTMLElement,
  title: HTMLElement | undefined,
  percent: number,
  signal: AbortSignal,
): void {
  restoreAtEnd(track, ['role', 'aria-label', 'aria-labelledby', 'aria-valuenow'], signal);
  track.setAttribute('role', 'progressbar');
  track.setAttribute('aria-valuenow', String(percent));
  if (title) {
    restoreAtEnd(title, ['id'], signal);
    track.setAttribute('aria-labelledby', uniqueId(title, 'nh-progress'));
  } else {
    // Without its title it names nothing, or another bar's.
    track.removeAttribute('aria-labelledby');
    if (!track.getAttribute('aria-label')) track.setAttribute('aria-label', wordsIn(track));
  }
}

function wordsIn(track: HTMLElement): string {
  const words = ownElement(track, classSelector('progress-text'))?.textContent.trim();
  return words || message('progress.name');
}
