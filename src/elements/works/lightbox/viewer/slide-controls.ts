import { iconButton, renewButton } from './button';
import { shownControls } from './controls';
import { drawn } from './drawn';
import { fullScreenButton } from './full-screen';
import type { LightboxRequest } from './item';
import { message } from './messages';
import { sharing } from './share';
import type { Surface } from './surface';

/** What the controls do. */
export interface SlideActions {
  /** Shows the item that is `by` further. */
  step(by: 1 | -1): void;
  zoom(): void;
}

/** Where the slideshow is. */
export interface SlideState {
  readonly index: number;
  readonly zoom: 'none' | 'in' | 'out';
}

/** Puts the controls of a slideshow onto its surface; the function that is returned keeps them right. */
export function addSlideControls(
  surface: Surface,
  { items, loop = true, controls }: LightboxRequest,
  actions: SlideActions,
): (state: SlideState) => void {
  const { bar, closeButton, stage, signal } = surface;
  const shown = shownControls(controls);
  const total = items.length;
  // Right to left too, a fraction reads from the left.
  const counter = drawn('bdi', { dir: 'ltr' });
  const zoom = iconButton('zoom', message('lightbox.zoom_in'), actions.zoom);
  const previous = iconButton('previous', message('lightbox.previous'), () => actions.step(-1));
  const next = iconButton('next', message('lightbox.next'), () => actions.step(1));
  previous.classList.add('nh-lightbox-previous');
  next.classList.add('nh-lightbox-next');

  if (shown.counter && total > 1)
    bar.prepend(drawn('p', { class: 'nh-lightbox-counter', 'aria-live': 'polite' }, counter));
  if (shown.zoom) closeButton.before(zoom);
  const fullScreen = shown.fullscreen && fullScreenButton(surface);
  if (fullScreen) closeButton.before(fullScreen);
  const share = shown.share ? sharing(signal) : undefined;
  if (share) closeButton.before(share.button, share.menu);
  if (total > 1) stage.before(previous, next);

  return ({ index, zoom: zoomed }) => {
    counter.textContent = message('lightbox.counter', { index: index + 1, total });
    // Not `disabled`, which would take the focus from the button that has just been pressed.
    previous.ariaDisabled = String(!loop && index === 0);
    next.ariaDisabled = String(!loop && index === total - 1);
    const item = items[index];
    if (item) share?.update(item);
    zoom.hidden = zoomed === 'none';
    if (zoomed === 'in') renewButton(zoom, 'zoom-out', message('lightbox.zoom_out'));
    else renewButton(zoom, 'zoom', message('lightbox.zoom_in'));
  };
}
