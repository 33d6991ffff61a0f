import type { SearchKind } from './search-overlay.element';

/** Duration of the fade, in milliseconds. */
const DURATION = 200;

/** The attribute of a visible box, with its kind. The stylesheet selects it. */
const SHOWN = 'data-nh-search-shown';

const fades = new WeakMap<Element, Animation>();

/** Fades a box in. The box can be focused at once. */
export function fadeIn(box: HTMLElement, kind: SearchKind): void {
  box.setAttribute(SHOWN, kind);
  // `fill: both`: the theme's stylesheet and script would make the box transparent again.
  const fade =
    fades.get(box) ??
    box.animate({ opacity: [0, 1] }, { duration: DURATION, easing: 'ease', fill: 'both' });
  fades.set(box, fade);
  run(box, fade, 1, () => {});
}

/** Fades a box out and calls `ended` once it is hidden; not if the box is shown again before. */
export function fadeOut(box: HTMLElement, ended: () => void): void {
  const fade = fades.get(box);
  if (!fade) return;
  run(box, fade, -1, () => {
    fades.delete(box);
    fade.cancel();
    box.removeAttribute(SHOWN);
    ended();
  });
}

/** Runs a fade forwards or backwards from its current progress. */
function run(box: HTMLElement, fade: Animation, direction: 1 | -1, ended: () => void): void {
  const view = box.ownerDocument.defaultView;
  fade.playbackRate = direction;
  fade.onfinish = ended;
  if (view?.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    fade.onfinish = null;
    fade.finish();
    ended();
  } else fade.play();
}
