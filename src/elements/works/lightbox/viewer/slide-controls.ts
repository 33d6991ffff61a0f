import { iconButton, updateButton } from './button';
import { shownControls } from './controls';
import { createElement } from './create-element';
import { fullScreenButton } from './full-screen';
import type { LightboxRequest } from './item';
import { message } from './messages';
import { sharing } from './share';
import type { Surface } from './surface';

/** The actions of the controls. */
export interface SlideActions {
  /** Shows the next (1) or the previous (-1) item. */
  step(by: 1 | -1): void;
  zoom(): void;
}

/** The state of a slideshow. */
export interface SlideState {
  readonly index: number;
  readonly zoom: 'none' | 'in' | 'out';
}

/** Adds the controls of a slideshow to its surface. Returns a function that updates them. */
export function addSlideControls(
  surface: Surface,
  { items, loop = true, controls }: LightboxRequest,
  actions: SlideActions,
): (state: SlideState) => void {
  const { bar, closeButton, stage, signal } = surface;
  const shown = shownControls(controls);
  const total = items.length;
  // The numbers keep their order in right-to-left pages.
  const counter = createElement('bdi', { dir: 'ltr' });
  const zoom = iconButton('zoom', message('lightbox.zoom_in'), actions.zoom);
  const previous = iconButton('previous', message('lightbox.previous'), () => actions.step(-1));
  const next = iconButton('next', message('lightbox.next'), () => actions.step(1));
  previous.classList.add('nh-lightbox-previous');
  next.classList.add('nh-lightbox-next');

  if (shown.counter && total > 1)
    bar.prepend(
      createElement('p', { class: 'nh-lightbox-counter', 'aria-live': 'polite' }, counter),
    );
  if (shown.zoom) closeButton.before(zoom);
  const fullScreen = shown.fullscreen && fullScreenButton(surface);
  if (fullScreen) closeButton.before(fullScreen);
  const share = shown.share ? sharing(signal) : undefined;
  if (share) closeButton.before(share.button, share.menu);
  if (total > 1) stage.before(previous, next);

  return ({ index, zoom: zoomed }) => {
    counter.textContent = message('lightbox.counter', { index: index + 1, total });
    // Not `disabled`, because the pressed button would lose the focus.
    previous.ariaDisabled = String(!loop && index === 0);
    next.ariaDisabled = String(!loop && index === total - 1);
    const item = items[index];
    if (item) share?.update(item);
    zoom.hidden = zoomed === 'none';
    if (zoomed === 'in') updateButton(zoom, 'zoom-out', message('lightbox.zoom_out'));
    else updateButton(zoom, 'zoom', message('lightbox.zoom_in'));
  };
}
