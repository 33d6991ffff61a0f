import { useContext, useEffect } from 'react';
import { ItemChoicesContext } from '../../nodes/item-choices';
import { useChosenId } from '../../nodes/use-chosen-id';
import { useCommands } from '../commands';
import type { TreeNode } from '../tree/page-tree';

/** Opens the tab or the item of an accordion that contains the chosen node: in the structure, all are listed. */
export function useShownPanels(): void {
  const commands = useCommands();
  const choices = useContext(ItemChoicesContext);
  const chosen = useChosenId();
  useEffect(() => {
    const node = chosen === undefined ? undefined : commands.node(chosen);
    for (const { id, index } of panelsAround(node)) {
      choices.choose({ node: id, index, by: 'panel' });
    }
  }, [commands, choices, chosen]);
}

/** The panels that contain a node, outermost first, by the widget and the index of the panel. */
function panelsAround(
  node: TreeNode | undefined,
): readonly { readonly id: string; readonly index: number }[] {
  const parent = node?.parent;
  if (!node || !parent) return [];
  const index = parent.zones.findIndex(({ name }) => name === node.zone);
  const isPanel = parent.data.props.panels !== undefined && index >= 0;
  return [...panelsAround(parent), ...(isPanel ? [{ id: parent.id, index }] : [])];
}
