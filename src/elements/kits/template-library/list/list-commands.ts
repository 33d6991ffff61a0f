import type { KeyCommand } from '../../libraries/grid';
import { rowAt } from '../../libraries/listing';
import type { LibraryName } from '../library';
import type { MenuAnchor } from '../menu/use-open-menu';
import type { Item } from '../state';
import type { TemplateLibraryStore } from '../store';

/** Does what a person wants in a list, of which the menu is drawn by whoever draws the list. */
export function listCommands(
  store: TemplateLibraryStore,
  library: LibraryName,
  openMenu: (item: Item, anchor: MenuAnchor) => void,
): (command: KeyCommand, place: number, node: HTMLElement) => void {
  return (command, place, node) => {
    const row = rowAt(store.lists[library].snapshot().rows, place);
    const item = row && { library, template: row };
    const what = store.chosenAt(library, place);
    switch (command.type) {
      case 'go':
        store.go(library, command.place, command.how);
        break;
      case 'toggle':
        store.select(library, { type: 'toggle', place, row });
        break;
      case 'all':
        store.selectAll(library);
        break;
      case 'none':
        store.select(library, { type: 'none' });
        break;
      case 'rename':
        if (item) store.dispatch({ type: 'open', dialog: { kind: 'rename', item } });
        break;
      case 'delete':
        if (what) store.dispatch({ type: 'open', dialog: { kind: 'delete', what } });
        break;
      case 'open':
        if (item) store.dispatch({ type: 'open', dialog: { kind: 'preview', item } });
        break;
      case 'menu':
        if (item) openMenu(item, command.at ?? node.querySelector('[part="menu-button"]') ?? node);
        break;
      case 'undo':
        store.undoLast();
    }
  };
}
