import { activeElement } from './active-element';
import { tabStops } from './tab-stops';

/**
 * Traps the focus, the pointer and screen readers inside `box`: everything around it is inert, and Tab
 * wraps around. For boxes that cannot be a modal `<dialog>`, because the theme has printed them.
 *
 * A modal dialog may still open above the box: it is not affected by the inertness of its ancestors.
 *
 * @returns a function that ends the trap
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

/** Returns the topmost elements that neither contain `box` nor are inside it. */
function surroundings(box: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at: Node = box; at.parentNode; at = holder(at)) {
    for (const child of at.parentNode.children) {
      // Not on a dialog: the attribute would make even a modal dialog inert.
      if (child !== at && 'inert' in child && child.localName !== 'dialog') {
        around.push(child as HTMLElement);
      }
    }
  }
  return around;
}

/** Returns the parent, or the host for a child of a shadow root. */
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
