import { createElement } from '../../../../core/dom/create-element';
import { lineIcon } from '../../../../core/dom/line-icon';
import { PAUSE_CLASS } from '../pause-class';
import type { Autoplay } from './autoplay';
import { message } from './messages';

const PAUSE = 'M9 5v14M15 5v14';
const PLAY = 'M8 5v14l11-7z';

/**
 * The button that stops the automatic sliding and has it go on, first among what is focused in the
 * carousel (WCAG 2.2.2; APG, carousel).
 */
export function pauseButton(root: HTMLElement, signal: AbortSignal): HTMLElement {
  const drawn = root.querySelector<HTMLElement>(`:scope > .${PAUSE_CLASS}`);
  const button =
    drawn ?? createElement(root.ownerDocument, 'button', { type: 'button', class: PAUSE_CLASS });
  if (!drawn) root.prepend(button);
  button.hidden = false;
  signal.addEventListener('abort', () => endOf(button, drawn !== null), { once: true });
  return button;
}

function endOf(button: HTMLElement, isDrawn: boolean): void {
  if (!isDrawn) button.remove();
  button.hidden = true;
}

/** Has the button say what it does now. */
export function showPace(button: HTMLElement, { running }: Autoplay): void {
  button.setAttribute('aria-label', message(running ? 'carousel.pause' : 'carousel.play'));
  button.replaceChildren(lineIcon(button.ownerDocument, running ? PAUSE : PLAY));
}
