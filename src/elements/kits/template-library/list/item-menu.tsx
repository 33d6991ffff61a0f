import type { ReactNode } from 'react';
import { chosenOne } from '../chosen';
import { templateActions } from '../menu/actions';
import { Menu } from '../menu/menu';
import { menuMessage } from '../menu/messages';
import type { MenuAnchor } from '../menu/use-open-menu';
import type { Item, OpenDialog } from '../state';
import type { TemplateLibraryStore } from '../store';

/** The template whose menu is open, and where it opens. */
export interface OpenMenu {
  readonly item: Item;
  readonly anchor: MenuAnchor;
}

interface Props extends OpenMenu {
  readonly store: TemplateLibraryStore;
  readonly close: () => void;
}

/** What can be done with a template. */
export function ItemMenu({ store, item, anchor, close }: Props): ReactNode {
  return (
    <Menu
      label={menuMessage('library.menu.of', { title: item.template.title })}
      items={templateActions.map((key) => ({
        key,
        label: menuMessage(`library.menu.${key}`),
        isDanger: key === 'delete',
        run: () => runAction(store, item, key),
      }))}
      {...{ anchor, close }}
    />
  );
}

type TemplateAction = (typeof templateActions)[number];

function runAction(store: TemplateLibraryStore, item: Item, action: TemplateAction): void {
  const what = chosenOne(item.library, item.template);
  const open = (dialog: OpenDialog): void => store.dispatch({ type: 'open', dialog });
  switch (action) {
    case 'insert':
    case 'export':
      void store.actions[action](item);
      break;
    case 'preview':
    case 'rename':
      open({ kind: action, item });
      break;
    case 'move':
    case 'copy':
      open({ kind: 'transfer', method: action, what });
      break;
    case 'delete':
      open({ kind: 'delete', what });
  }
}
