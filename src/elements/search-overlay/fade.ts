/** Milliseconds that an overlay takes to come and to go. */
const DURATION = 200;

const running = new WeakMap<Element, Animation>();

/** Shows a box that the theme's stylesheet hides, at once for the keyboard, slowly for the eye. */
export function fadeIn(box: HTMLElement): void {
  const opacity = running.has(box) ? getComputedStyle(box).opacity : '0';
  // The theme hides its box by both, and would add a transition of its own.
  Object.assign(box.style, { display: 'block', opacity: '1', visibility: 'visible' });
  box.style.transition = 'none';
  play(box, [opacity, '1'], () => {});
}

/** Takes a box away, and calls `ended` when it is gone; not if it is shown again before. */
export function fadeOut(box: HTMLElement, ended: () => void): void {
  play(box, [getComputedStyle(box).opacity, '0'], () => {
    Object.assign(box.style, { display: '', opacity: '', visibility: '', transition: '' });
    ended();
  });
}

function play(box: HTMLElement, opacity: string[], ended: () => void): void {
  running.get(box)?.cancel();
  running.delete(box);
  if (box.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    ended();
    return;
  }
  const animation = box.animate({ opacity }, { duration: DURATION, easing: 'ease' });
  running.set(box, animation);
  animation.onfinish = () => {
    running.delete(box);
    ended();
  };
}
