/** Milliseconds that an overlay takes to come and to go. */
const DURATION = 200;

/** The attribute of a box while it is seen; the stylesheet knows it. */
const SHOWN = 'data-nh-search-shown';

const fades = new WeakMap<Element, Animation>();

/** Shows a box that the theme's stylesheet hides, at once for the keyboard, slowly for the eye. */
export function fadeIn(box: HTMLElement): void {
  box.setAttribute(SHOWN, '');
  // It holds what it has reached: the theme's stylesheet and script would make the box transparent again.
  const fade =
    fades.get(box) ??
    box.animate({ opacity: [0, 1] }, { duration: DURATION, easing: 'ease', fill: 'both' });
  fades.set(box, fade);
  run(box, fade, 1, () => {});
}

/** Takes a box away, and calls `ended` when it is gone; not if it is shown again before. */
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

/** Runs a fade from where it is, forwards or back. */
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
