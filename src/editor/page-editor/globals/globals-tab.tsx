import { type ReactNode, useState } from 'react';
import type { SavedBlock } from '../../../api/pages/saved-block';
import { newElementId, savedBlockElement } from '../../../page';
import { searchTitles } from '../../../ui/title-search';
import { useCommands } from '../commands';
import { message } from '../messages';
import { useIsLocked, useOpenedPage } from '../opened-page';
import { Waiting } from '../places/waiting';
import { BlockRow } from './block-row';
import { type GlobalBlocks, useGlobalBlocks } from './blocks';
import { DeleteBlock } from './delete-block';
import { RenameBlock } from './rename-block';
import { SearchField } from './search-field';
import { useEditReason } from './use-edit-reason';

/** The global blocks of the site: search, insert, edit, rename, delete. */
export function GlobalsTab(): ReactNode {
  const blocks = useGlobalBlocks();
  if (!blocks) return <p part="note">{message('editor.globals.none_here')}</p>;
  if (!blocks.list) return <Waiting answer={{ ...blocks, value: undefined }} />;
  return <BlockList blocks={blocks} list={blocks.list} />;
}

interface Props {
  readonly blocks: GlobalBlocks;
  readonly list: readonly SavedBlock[];
}

function BlockList({ list }: Props): ReactNode {
  const { page, editedBlock, editBlock } = useOpenedPage();
  const isLocked = useIsLocked();
  const commands = useCommands();
  const [query, setQuery] = useState('');
  const [dialog, setDialog] = useState<{ name: 'rename' | 'delete'; block: SavedBlock }>();
  const reason = useEditReason();
  // A block cannot contain itself.
  const found = searchTitles(list, query).filter((block) => block.id !== editedBlock);
  const mayInsert = page.rights.edit && !isLocked;
  const close = (): void => setDialog(undefined);
  return (
    <div part="globals">
      <SearchField label={message('editor.globals.search')} query={query} setQuery={setQuery} />
      <p part="count" role="status">
        {list.length === 0
          ? message('editor.globals.empty')
          : message('editor.globals.found', { count: found.length })}
      </p>
      <ul part="rows">
        {found.map((block) => (
          <BlockRow
            key={block.id}
            block={block}
            reason={reason}
            insertReason={mayInsert ? '' : message('editor.globals.may_not_insert')}
            insert={() => commands.insertElements([savedBlockElement(newElementId(), block.id)])}
            edit={() => editBlock?.(block.id)}
            rename={() => setDialog({ name: 'rename', block })}
            remove={() => setDialog({ name: 'delete', block })}
          />
        ))}
      </ul>
      {dialog?.name === 'rename' && <RenameBlock block={dialog.block} close={close} />}
      {dialog?.name === 'delete' && <DeleteBlock block={dialog.block} close={close} />}
    </div>
  );
}
