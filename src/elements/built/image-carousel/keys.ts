import type { Arrows, Navigation } from './arrows';
import type { Dots } from './dots';
import type { Slider } from './slider';

/** Parts of a carousel that keys control. */
interface KeyTargets {
  readonly root: HTMLElement;
  readonly slider: Slider;
  readonly arrows: Arrows;
  readonly dots: Dots | undefined;
  readonly turn: Navigation;
  readonly signal: AbortSignal;
}

/** Elements that use the arrow keys themselves. */
const USES_ARROWS = 'input, select, textarea, audio, video, [contenteditable]';

/**
 * Adds keyboard control: the arrow keys change slides while the focus is on an arrow, a dot or in a slide,
 * mirrored in right-to-left pages. Enter and Space press non-native buttons.
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
  if (!isHere || pressed.closest(USES_ARROWS)) return;
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
