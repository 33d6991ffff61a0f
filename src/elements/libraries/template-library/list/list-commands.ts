import type { KeyCommand } from '../../../../ui/item-grid';
import { rowAt } from '../../../../ui/listing';
import type { MenuAnchor } from '../../../../ui/menu/use-open-menu';
import type { TemplateLibraryModel } from '../model';
import type { TemplateSource } from '../source';
import type { Item } from '../state';

/** Returns a function that runs the keyboard and pointer commands of a list. @param openMenu renders the menu */
export function listCommands(
  model: TemplateLibraryModel,
  source: TemplateSource,
  openMenu: (item: Item, anchor: MenuAnchor) => void,
): (command: KeyCommand, index: number, node: HTMLElement) => void {
  const { selections, listings, change } = model;
  return (command, index, node) => {
    const row = rowAt(listings[source].snapshot().rows, index);
    const item = row && { source, template: row };
    const chosen = selections.chosenAt(source, index);
    switch (command.type) {
      case 'go':
        selections.go(source, command.index, command.how);
        return;
      case 'toggle':
        selections.select(source, { type: 'toggle', index, row });
        return;
      case 'all':
        selections.selectAll(source);
        return;
      case 'none':
        selections.select(source, { type: 'none' });
        return;
      case 'rename':
        if (item) model.open({ kind: 'rename', item });
        return;
      case 'delete':
        if (chosen) model.open({ kind: 'delete', chosen });
        return;
      case 'open':
        if (item) model.open({ kind: 'preview', item });
        return;
      case 'menu':
        if (item) openMenu(item, command.at ?? node.querySelector('[part="menu-button"]') ?? node);
        return;
      case 'undo':
        change.undoLast();
        return;
      default:
        command satisfies never;
    }
  };
}
