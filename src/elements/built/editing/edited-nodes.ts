import { type EditedElements, followModels } from './models';

/** A node that the editor has a model of. */
const EDITED = '[data-model-cid]';

/**
 * Prints, as `data-settings`, what the editor's models say of the nodes of a page, those that are there
 * and those that come: the editor itself prints none, and changes its models alone (facts,
 * page-builder-markup 8). What is printed is the page's own word, and stays.
 *
 * @param elements of the configuration, which the editor fills as it goes
 * @param signal its end takes back what was printed
 */
export function followEditedNodes(elements: EditedElements, signal: AbortSignal): void {
  const followed = new Map<HTMLElement, AbortController>();
  const begin = (node: HTMLElement): void => {
    if (followed.has(node) || node.hasAttribute('data-settings')) return;
    const life = new AbortController();
    followed.set(node, life);
    followModels(node, elements, life.signal);
  };
  const end = (node: HTMLElement): void => {
    followed.get(node)?.abort();
    followed.delete(node);
  };
  const look = (): void => {
    for (const node of followed.keys()) if (!node.isConnected) end(node);
    for (const node of document.querySelectorAll<HTMLElement>(EDITED)) begin(node);
  };
  const observer = new MutationObserver((records) => {
    // Another model from now on.
    for (const { type, target } of records) if (type === 'attributes') end(target as HTMLElement);
    look();
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-model-cid'],
  });
  const stop = (): void => {
    observer.disconnect();
    for (const node of [...followed.keys()]) end(node);
  };
  signal.addEventListener('abort', stop, { once: true });
  look();
}
