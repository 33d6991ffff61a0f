import { useContext, useEffect } from 'react';
import { SELECT, SHOW } from '../../../builder/editing/items';
import { ENHANCED } from '../../../core/element/enhancement';
import { ItemChoicesContext } from '../../nodes/item-choices';
import { nodeBox } from '../../nodes/node-box';

/**
 * Shows the item that is chosen in the panel, and tells the panel which title was clicked. A widget that is printed again
 * starts with its first item, so the chosen one is shown anew once it works.
 */
export function useChosenItems(frame: Document | undefined): void {
  const choices = useContext(ItemChoicesContext);
  useEffect(() => {
    const view = frame?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!frame || !view) return undefined;
    const life = new AbortController();
    const chosenNode = (): Element | null => {
      const { node = '' } = choices.latest ?? {};
      return nodeBox(frame, node);
    };
    const show = (): void => {
      const { index } = choices.latest ?? {};
      chosenNode()?.dispatchEvent(new view.CustomEvent(SHOW, { detail: { index } }));
    };
    const unsubscribe = choices.subscribe(() => {
      if (choices.latest?.by === 'panel') show();
    });
    const restart = new view.MutationObserver((records) => {
      const node = chosenNode();
      if (node && records.some(({ target }) => node.contains(target))) show();
    });
    restart.observe(frame, { subtree: true, attributeFilter: [ENHANCED] });
    frame.addEventListener(
      SELECT,
      (event) => {
        const node = (event.target as Element).closest('[data-puck-component]');
        const id = node?.getAttribute('data-puck-component');
        const { index } = (event as CustomEvent<{ readonly index: number }>).detail;
        if (id) choices.choose({ node: id, index, by: 'preview' });
      },
      { signal: life.signal },
    );
    return () => {
      unsubscribe();
      restart.disconnect();
      life.abort();
    };
  }, [frame, choices]);
}
