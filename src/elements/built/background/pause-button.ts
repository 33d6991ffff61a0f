import { createElement } from '../../../core/dom/create-element';
import { lineIcon } from '../../../core/dom/line-icon';
import { message } from './messages';

const PAUSE = 'M8 5v14M16 5v14';
const PLAY = 'M8 5v14l11-7z';

/**
 * The button that stops what moves in the background; its name says what a press does.
 *
 * @param pressed told whether it is paused from now on
 */
export function pauseButton(
  document: Document,
  pressed: (isPaused: boolean) => void,
  signal: AbortSignal,
): HTMLButtonElement {
  const button = createElement(document, 'button', {
    type: 'button',
    class: 'nh-background-pause',
    part: 'pause',
  });
  let isPaused = false;
  const draw = (): void => {
    button.setAttribute('aria-label', message(isPaused ? 'background.play' : 'background.pause'));
    button.replaceChildren(lineIcon(document, isPaused ? PLAY : PAUSE));
  };
  const press = (event: Event): void => {
    // A container may be a link as a whole.
    event.preventDefault();
    event.stopPropagation();
    isPaused = !isPaused;
    draw();
    pressed(isPaused);
  };
  button.addEventListener('click', press, { signal });
  draw();
  return button;
}
