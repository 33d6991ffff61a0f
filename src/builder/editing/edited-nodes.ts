import { type EditedElements, followModels } from './models';

/** Selector of nodes for which the editor has a model. */
const EDITED = '[data-model-cid]';

/**
 * Writes the settings from the editor's models to `data-settings` of existing and future nodes. The editor
 * does not print the attribute and changes only its models
 * (docs/compatibility/page-builder-markup.md#versions). Attributes that the server has printed stay
 * unchanged.
 *
 * @param elements models from the configuration, which the editor adds over time
 * @param signal removes the written attributes when it aborts
 */
export function followEditedNodes(elements: EditedElements, signal: AbortSignal): void {
  const followed = new Map<HTMLElement, AbortController>();
  const start = (node: HTMLElement): void => {
    if (followed.has(node) || node.hasAttribute('data-settings')) return;
    const life = new AbortController();
    followed.set(node, life);
    followModels(node, elements, life.signal);
  };
  const end = (node: HTMLElement): void => {
    followed.get(node)?.abort();
    followed.delete(node);
  };
  const update = (): void => {
    for (const node of followed.keys()) if (!node.isConnected) end(node);
    for (const node of document.querySelectorAll<HTMLElement>(EDITED)) start(node);
  };
  const observer = new MutationObserver((records) => {
    // The node has a different model now.
    for (const { type, target } of records) if (type === 'attributes') end(target as HTMLElement);
    update();
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
  update();
}
