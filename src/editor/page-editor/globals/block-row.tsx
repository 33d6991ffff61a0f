import type { ReactNode } from 'react';
import type { SavedBlock } from '../../../api/pages/saved-block';
import { MenuButton } from '../menu-button';
import { message } from '../messages';

interface Props {
  readonly block: SavedBlock;
  /** The sentence why it cannot be changed; empty if it can. */
  readonly reason: string;
  /** The sentence why it cannot be inserted; empty if it can. */
  readonly insertReason: string;
  readonly insert: () => void;
  readonly edit: () => void;
  readonly rename: () => void;
  readonly remove: () => void;
}

/** A global block in the list, with what can be done to it. */
export function BlockRow(props: Props): ReactNode {
  const { block, reason, insertReason, insert, edit, rename, remove } = props;
  const { id, title: name, used: count } = block;
  const menuLabel = message('editor.menu.label', { node: name });
  const off = reason === '' ? undefined : reason;
  return (
    <li part="row" data-block={id}>
      <span part="row-title">
        {name}
        <small>{message('editor.globals.used', { count })}</small>
      </span>
      <button
        type="button"
        part="button"
        aria-label={message('editor.globals.insert.named', { name })}
        aria-disabled={insertReason !== '' || undefined}
        title={insertReason || undefined}
        onClick={insertReason === '' ? insert : undefined}
      >
        {message('editor.globals.insert')}
      </button>
      <MenuButton
        aria-label={menuLabel}
        menuLabel={menuLabel}
        items={[
          { key: 'edit', label: message('editor.menu.edit'), reason: off, run: edit },
          { key: 'rename', label: message('editor.globals.rename'), reason: off, run: rename },
          {
            key: 'remove',
            label: message('editor.menu.remove'),
            reason: off,
            isDanger: true,
            run: remove,
          },
        ]}
      >
        <span aria-hidden="true">⋯</span>
      </MenuButton>
    </li>
  );
}
