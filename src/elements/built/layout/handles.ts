import { builderClass } from '../markup/names';

/** The height of the handles that the editor puts above a node, in CSS pixels. */
const HANDLES = 25;

/**
 * Has the editor put a node's handles inside it where above it they would be cut off: at the top of the
 * page, and where what flows over is hidden. The classes are the editor's.
 */
export function keepHandlesInside(node: HTMLElement, signal: AbortSignal): void {
  const names = ['e-handles-inside', builderClass('section--handles-inside')];
  const { defaultView: window } = node.ownerDocument;
  const look = (): void => {
    const top = node.getBoundingClientRect().top + (window?.scrollY ?? 0);
    const isInside = top < HANDLES || hidesOverflow(node);
    for (const name of names) node.classList.toggle(name, isInside);
  };
  const observer = new ResizeObserver(look);
  observer.observe(node);
  const end = (): void => {
    observer.disconnect();
    node.classList.remove(...names);
  };
  signal.addEventListener('abort', end, { once: true });
}

function hidesOverflow(node: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(node);
  return [overflowX, overflowY].some((value) => /hidden|clip|auto|scroll/.test(value));
}
