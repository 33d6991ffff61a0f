import { type ReactNode, useState } from 'react';
import type { SavedBlock } from '../../../api/pages/saved-block';
import { useAnnounce } from '../announcer';
import { useAskBeforeLeaving } from '../kept/kept-forms';
import { message } from '../messages';
import { NameField } from '../name-field';
import { SideDialog } from '../places/side-dialog';
import { useAction } from '../use-action';
import { useGlobalBlocks } from './blocks';
import { soundName } from './sound-name';

interface Props {
  readonly block: SavedBlock;
  readonly close: () => void;
}

/** The form for another name of a global block. */
export function RenameBlock({ block, close }: Props): ReactNode {
  const [name, setName] = useState(block.title);
  useAskBeforeLeaving(name !== block.title);
  const blocks = useGlobalBlocks();
  const announce = useAnnounce();
  const save = useAction(async () => {
    const saved = await blocks?.rename(block, soundName(name));
    if (!saved) return;
    announce(message('editor.globals.saved', { name: saved.title }));
    close();
  });
  return (
    <div className="nh-kits nh-page-place">
      <SideDialog
        name="block-rename"
        title={message('editor.globals.rename.named', { name: block.title })}
        close={close}
        submit={{ label: message('editor.globals.save'), action: save }}
      >
        <NameField label={message('editor.globals.name')} name={name} onChange={setName} />
      </SideDialog>
    </div>
  );
}
