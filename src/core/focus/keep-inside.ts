import { activeElement } from './active-element';
import { tabStops } from './tab-stops';

/**
 * Keeps the focus, the pointer and screen readers inside `box`: all around it is inert, and Tab goes
 * round. For boxes that cannot be a modal `<dialog>`, since the theme has printed them.
 *
 * A modal dialog may still open above: it escapes the inertness of what it is in.
 *
 * @returns the way to let go
 */
export function keepInside(box: HTMLElement): () => void {
  const outside = surroundings(box).filter((element) => !element.inert);
  for (const element of outside) element.inert = true;
  const goRound = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' && !event.defaultPrevented) wrapTab(event, box);
  };
  box.addEventListener('keydown', goRound);
  return () => {
    box.removeEventListener('keydown', goRound);
    for (const element of outside) element.inert = false;
  };
}

/** All that neither holds `box` nor is in it, by its topmost elements. */
function surroundings(box: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at: Node = box; at.parentNode; at = holder(at)) {
    for (const child of at.parentNode.children) {
      // Only on a dialog itself would the attribute reach a modal one.
      if (child !== at && 'inert' in child && child.localName !== 'dialog') {
        around.push(child as HTMLElement);
      }
    }
  }
  return around;
}

/** The parent; of what is at the top of a shadow root, its host. */
function holder({ parentNode }: Node): Node {
  return (parentNode as Partial<ShadowRoot>).host ?? (parentNode as Node);
}

function wrapTab(event: KeyboardEvent, box: HTMLElement): void {
  const stops = tabStops(box);
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const active = activeElement();
  if (active !== from && active !== box) return;
  event.preventDefault();
  to?.focus();
}
