import type { ReactNode } from 'react';
import type { SavedBlock } from '../../../api/pages/saved-block';
import { message } from '../messages';
import { DeletionDialog } from '../places/deletion-dialog';
import { useGlobalBlocks } from './blocks';

interface Props {
  readonly block: SavedBlock;
  readonly close: () => void;
}

/** The question before a global block is deleted: it names the documents that will have copies. */
export function DeleteBlock({ block, close }: Props): ReactNode {
  const blocks = useGlobalBlocks();
  const name = block.title;
  return (
    <div className="nh-kits nh-page-place">
      <DeletionDialog
        name="block-delete"
        title={message('editor.globals.delete.named', { name })}
        label={message('editor.menu.remove')}
        used={message('editor.globals.uses')}
        unused={message('editor.globals.unused')}
        done={message('editor.globals.deleted', { name })}
        uses={async () => blocks?.site.uses(block.id)}
        remove={() => blocks?.remove(block)}
        close={close}
      />
    </div>
  );
}
