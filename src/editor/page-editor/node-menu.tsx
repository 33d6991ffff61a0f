import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { SAVED_BLOCK } from '../../page';
import { track } from '../../tracking';
import { Menu, type MenuItem } from '../../ui/menu/menu';
import type { MenuAnchor } from '../../ui/menu/use-open-menu';
import { useHiddenPart } from '../nodes/hidden/hidden-part-button';
import { message as hiddenMessage } from '../nodes/hidden/messages';
import { type Commands, useCommands } from './commands';
import { useGlobalBlocks } from './globals/blocks';
import { message } from './messages';
import { useOpenedPage } from './opened-page';
import { useOpenPlace, useReasonOff } from './places/open-place';
import { sideKeys } from './tree/move-keys';
import type { Direction } from './tree/moves';
import { nodeName } from './tree/node-name';
import { useReasonAgainst } from './use-reason-against';

type OpenMenu = (id: string, anchor: MenuAnchor) => void;

const NodeMenuContext = createContext<OpenMenu>(() => {});

/** Returns a function that opens the menu of a node. */
export function useNodeMenu(): OpenMenu {
  return useContext(NodeMenuContext);
}

/** The context menu of the nodes, in the preview and in the structure. */
export function NodeMenu({ children }: { readonly children: ReactNode }): ReactNode {
  const [opened, setOpened] = useState<{ readonly id: string; readonly anchor: MenuAnchor }>();
  const commands = useCommands();
  const open = useCallback<OpenMenu>(
    (id, anchor) => {
      commands.choose(id);
      // The menu offers to save the element as a template.
      track('save_template_context_menu_exposure');
      setOpened({ id, anchor });
    },
    [commands],
  );
  const node = opened && commands.node(opened.id);
  const openPlace = useOpenPlace();
  const { notes } = useOpenedPage();
  // The node is chosen by now, so that the note is about it.
  const note = { key: 'note', label: message('editor.menu.note'), run: () => openPlace('notes') };
  const noteItem = notes ? [note] : [];
  const hiddenPart = useHiddenPart(node?.id);
  const showItem = hiddenPart ? [showing(hiddenPart)] : [];
  const reasonOff = useReasonOff();
  const reason = useReasonAgainst('menu') || undefined;
  const template = {
    key: 'template',
    label: message('editor.place.saveTemplate'),
    reason: reasonOff('saveTemplate'),
    run: () => openPlace('saveTemplate'),
  };
  const blocks = useGlobalBlocks();
  const global = {
    key: 'global',
    label: message('editor.place.saveBlock'),
    reason,
    run: () => openPlace('saveBlock'),
  };
  const globalItem = blocks && node && node.type !== SAVED_BLOCK ? [global] : [];
  return (
    <NodeMenuContext.Provider value={open}>
      {children}
      {node && (
        <div className="nh-kits nh-page-menu">
          <Menu
            label={message('editor.menu.label', { node: nodeName(node) })}
            items={[
              ...itemsFor(node.id, commands, reason),
              ...showItem,
              template,
              ...globalItem,
              ...noteItem,
            ]}
            anchor={opened.anchor}
            close={() => setOpened(undefined)}
          />
        </div>
      )}
    </NodeMenuContext.Provider>
  );
}

/** The item that shows the hidden part of a node, such as a popup, or hides it. */
function showing({ state, toggle }: NonNullable<ReturnType<typeof useHiddenPart>>): MenuItem {
  const label = hiddenMessage(state.isOpen ? 'editor.hidden.hide' : state.label);
  return { key: 'show', label, run: toggle };
}

/** @param reason the sentence why the page cannot be changed; undefined if it can */
function itemsFor(id: string, commands: Commands, reason: string | undefined): readonly MenuItem[] {
  const item = (
    key: 'edit' | 'duplicate' | 'copy' | 'paste' | 'style' | 'remove',
    run: () => void,
  ) => ({ key, label: message(`editor.menu.${key}`), isDanger: key === 'remove', run }) as const;
  const change = (...named: Parameters<typeof item>): MenuItem => ({ ...item(...named), reason });
  const move = (direction: Direction, key: string): MenuItem => ({
    key: direction,
    label: message(`editor.menu.${direction}`),
    keys: `Alt+${key}`,
    reason: reason ?? commands.reasonToStay(id, direction),
    run: () => commands.move(id, direction),
  });
  const { into, out } = sideKeys();
  const sides = [move('in', into), move('out', out)].filter(
    ({ key }) => commands.reasonToStay(id, key as Direction) === undefined,
  );
  return [
    item('edit', () => commands.choose(id)),
    move('up', 'ArrowUp'),
    move('down', 'ArrowDown'),
    ...sides,
    change('duplicate', () => commands.duplicate(id)),
    item('copy', () => commands.copy(id)),
    ...(commands.hasCopy
      ? [change('paste', () => commands.paste(id)), change('style', () => commands.pasteStyle(id))]
      : []),
    change('remove', () => commands.remove(id)),
  ];
}
