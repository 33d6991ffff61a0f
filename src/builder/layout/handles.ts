import { sizeObserver } from '../../core/observers';
import { builderClass } from '../markup/names';

/** Height of the handles that the editor places above a node, in CSS pixels. */
const HANDLE_HEIGHT = 25;

/**
 * Makes the editor place the handles inside a node if they would be cut off above it: at the top of the page
 * and in nodes that hide overflow. The classes are the editor's.
 */
export function keepHandlesInside(node: HTMLElement, signal: AbortSignal): void {
  const names = ['e-handles-inside', builderClass('section--handles-inside')];
  const { defaultView: window } = node.ownerDocument;
  const update = (): void => {
    const top = node.getBoundingClientRect().top + (window?.scrollY ?? 0);
    const isInside = top < HANDLE_HEIGHT || hidesOverflow(node);
    for (const name of names) node.classList.toggle(name, isInside);
  };
  const observer = sizeObserver(update);
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
