import type { ReactNode } from 'react';
import { templateActions } from '../../../../ui/menu/actions';
import { Menu } from '../../../../ui/menu/menu';
import { menuMessage } from '../../../../ui/menu/messages';
import type { MenuAnchor } from '../../../../ui/menu/use-open-menu';
import { chosenOne } from '../chosen';
import type { TemplateLibraryModel } from '../model';
import type { Item } from '../state';

/** The template whose menu is open, and the node or point at which it opens. */
export interface OpenMenu {
  readonly item: Item;
  readonly anchor: MenuAnchor;
}

interface Props extends OpenMenu {
  readonly model: TemplateLibraryModel;
  readonly close: () => void;
}

/** The context menu of a template. */
export function ItemMenu({ model, item, anchor, close }: Props): ReactNode {
  return (
    <Menu
      label={menuMessage('library.menu.of', { title: item.template.title })}
      items={templateActions.map((key) => ({
        key,
        label: menuMessage(`library.menu.${key}`),
        isDanger: key === 'delete',
        run: () => runAction(model, item, key),
      }))}
      {...{ anchor, close }}
    />
  );
}

type TemplateAction = (typeof templateActions)[number];

function runAction(model: TemplateLibraryModel, item: Item, action: TemplateAction): void {
  const chosen = chosenOne(item.source, item.template);
  switch (action) {
    case 'insert':
    case 'export':
      void model.insert[action](item);
      return;
    case 'preview':
    case 'rename':
      model.open({ kind: action, item });
      return;
    case 'move':
    case 'copy':
      model.open({ kind: 'transfer', method: action, chosen });
      return;
    case 'delete':
      model.open({ kind: 'delete', chosen });
      return;
    default:
      action satisfies never;
  }
}
