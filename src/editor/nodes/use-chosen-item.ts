import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { ChosenItem } from '../panel/chosen-item';
import { ItemChoicesContext } from './item-choices';

/** Connects the panel of a node with its items in the preview. */
export function useChosenItem(node: string | undefined): ChosenItem | undefined {
  const choices = useContext(ItemChoicesContext);
  const latest = useSyncExternalStore(choices.subscribe, () => choices.latest);
  return useMemo(() => {
    if (node === undefined) return undefined;
    const chosen = latest?.node === node && latest.by === 'preview' ? latest : undefined;
    return { chosen, choose: (index) => choices.choose({ node, index, by: 'panel' }) };
  }, [node, latest, choices]);
}
