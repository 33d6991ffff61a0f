import { createElement } from '../../core/dom/create-element';
import { lineIcon } from '../../core/dom/line-icon';
import { message } from './messages';

const PAUSE = 'M8 5v14M16 5v14';
const PLAY = 'M8 5v14l11-7z';

/**
 * Creates the button that pauses and resumes the background. Its accessible name is the action of a press.
 *
 * @param pressed receives the new state
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
    // The whole container may be a link.
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
