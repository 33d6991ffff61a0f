import { createElement } from '../../../../core/dom/create-element';
import { lineIcon } from '../../../../core/dom/line-icon';
import { PAUSE_CLASS } from '../pause-class';
import type { Autoplay } from './autoplay';
import { message } from './messages';

const PAUSE = 'M9 5v14M15 5v14';
const PLAY = 'M8 5v14l11-7z';

/**
 * Returns the button that stops and starts autoplay. The button is first in the tab order of the
 * carousel (WCAG 2.2.2; APG, carousel).
 */
export function pauseButton(root: HTMLElement, signal: AbortSignal): HTMLElement {
  const drawn = root.querySelector<HTMLElement>(`:scope > .${PAUSE_CLASS}`);
  const button =
    drawn ?? createElement(root.ownerDocument, 'button', { type: 'button', class: PAUSE_CLASS });
  if (!drawn) root.prepend(button);
  button.hidden = false;
  signal.addEventListener('abort', () => removeButton(button, drawn !== null), { once: true });
  return button;
}

function removeButton(button: HTMLElement, isDrawn: boolean): void {
  if (!isDrawn) button.remove();
  button.hidden = true;
}

/** Updates label and icon of the button. */
export function updatePauseButton(button: HTMLElement, { running }: Autoplay): void {
  button.setAttribute('aria-label', message(running ? 'carousel.pause' : 'carousel.play'));
  button.replaceChildren(lineIcon(button.ownerDocument, running ? PAUSE : PLAY));
}
