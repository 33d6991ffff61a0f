import { siteConfig } from '../../core/config';
import { removeEmptyMark } from './empty-mark';
import { type EditedElements, followModels } from './models';

/** Selector of nodes for which the editor has a model. */
const EDITED = '[data-model-cid]';

/** The nodes around our tags. The builder's own script, if it runs, activates all other nodes. */
const ownNodes = new WeakSet<HTMLElement>();

let updateOwn: (() => void) | undefined;

/**
 * Writes the settings from the editor's model to `data-settings` of a node around one of our tags, while the node
 * is in the page. Until the signal aborts, the node is not marked as empty once the tag is drawn.
 */
export function followOwnNode(node: HTMLElement, _settings: unknown, signal: AbortSignal): void {
  removeEmptyMark(node, signal);
  ownNodes.add(node);
  const name = `${siteConfig().builder}FrontendConfig`;
  const elements = (): EditedElements => Object(Object(Reflect.get(globalThis, name)).elements);
  updateOwn ??= followNodes(elements, (one) => ownNodes.has(one));
  updateOwn();
}

/**
 * Writes the settings from the editor's models to `data-settings` of existing and future nodes. The editor
 * does not print the attribute and changes only its models
 * (docs/compatibility/page-builder-markup.md#editor). Attributes that the server has printed stay
 * unchanged.
 *
 * @param elements models from the configuration, which the editor adds over time
 * @param signal removes the written attributes when it aborts
 */
export function followEditedNodes(elements: EditedElements, signal: AbortSignal): void {
  followNodes(
    () => elements,
    () => true,
    signal,
  );
}

/** Follows the models of the wanted nodes of the page. Returns a function that considers all nodes again. */
function followNodes(
  elements: () => EditedElements,
  isWanted: (node: HTMLElement) => boolean,
  signal?: AbortSignal,
): () => void {
  const followed = new Map<HTMLElement, AbortController>();
  const start = (node: HTMLElement, models: EditedElements): void => {
    if (!isWanted(node) || followed.has(node) || node.hasAttribute('data-settings')) return;
    const life = new AbortController();
    // The editor may add the model after the node.
    if (followModels(node, models, life.signal)) followed.set(node, life);
  };
  const end = (node: HTMLElement): void => {
    followed.get(node)?.abort();
    followed.delete(node);
  };
  const update = (): void => {
    for (const node of followed.keys()) if (!node.isConnected) end(node);
    const models = elements();
    // The preview of <nh-page-editor> has none, and changes with each key.
    if (!models.data && !models.editSettings) return;
    for (const node of document.querySelectorAll<HTMLElement>(EDITED)) start(node, models);
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
  signal?.addEventListener('abort', stop, { once: true });
  update();
  return update;
}
