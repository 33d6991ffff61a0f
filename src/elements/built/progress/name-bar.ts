import { classSelector } from '../../../builder/markup/names';
import { ownElement } from '../../../builder/markup/own';
import { restoreAtEnd } from '../../../builder/markup/restore';
import { uniqueId } from '../../../builder/markup/unique-id';
import { message } from './messages';

/**
 * Sets role, name and value of a bar. The builder prints duplicate ids and values above the maximum; older
 * releases print no name.
 *
 * @param title visible title of the bar, if any
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
    // The printed reference points nowhere or to another bar.
    track.removeAttribute('aria-labelledby');
    if (!track.getAttribute('aria-label')) track.setAttribute('aria-label', textIn(track));
  }
}

function textIn(track: HTMLElement): string {
  const text = ownElement(track, classSelector('progress-text'))?.textContent.trim();
  return text || message('progress.name');
}
