import type { Arrows, Turn } from './arrows';
import type { Dots } from './dots';
import type { Slider } from './slider';

/** What keys do in a carousel. */
interface KeyTargets {
  readonly root: HTMLElement;
  readonly slider: Slider;
  readonly arrows: Arrows;
  readonly dots: Dots | undefined;
  readonly turn: Turn;
  readonly signal: AbortSignal;
}

/** What has uses of its own for the arrow keys. */
const BUSY = 'input, select, textarea, audio, video, [contenteditable]';

/**
 * The arrow keys turn a carousel from its arrows, dots and slides, the other way round where it is read
 * from right to left; Enter and Space press what has no native button.
 */
export function listenToKeys(targets: KeyTargets): void {
  const { root, signal } = targets;
  root.addEventListener('keydown', (event) => press(event, targets), { signal });
}

function press(event: KeyboardEvent, { slider, arrows, dots, turn }: KeyTargets): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  const pressed = target as HTMLElement;
  const isDot = dots?.has(pressed) ?? false;
  const isControl = isDot || arrows.has(pressed);
  const isHere = isControl || slider.slides.some((slide) => slide.contains(pressed));
  if (!isHere || pressed.closest(BUSY)) return;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isNext = (key === 'ArrowRight') !== slider.rtl;
    if (isNext) turn.next();
    else turn.previous();
  } else if (isControl && (key === 'Enter' || key === ' ')) {
    pressed.click();
  } else return;
  event.preventDefault();
  if (isDot) dots?.focusActive();
}
