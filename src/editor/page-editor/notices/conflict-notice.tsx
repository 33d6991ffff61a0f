import { type ReactNode, useState } from 'react';
import { message } from '../messages';
import { useStore } from '../opened-page';
import { ConflictDialog } from './conflict-dialog';
import { Notice, NoticeButton } from './notice';

/** Says that there are two versions of the page, and opens the choice between them. */
export function ConflictNotice(): ReactNode {
  const problem = useStore((store) => store.problem) ?? message('editor.state.conflict');
  const conflict = useStore((store) => store.conflict);
  const [isOpen, setOpen] = useState(false);
  const compare = { run: () => setOpen(true) };
  return (
    <Notice name="conflict" isUrgent text={<p>{problem}</p>}>
      {conflict && (
        <NoticeButton action={compare} label={message('editor.conflict.compare')} isMain />
      )}
      {isOpen && conflict && <ConflictDialog conflict={conflict} close={() => setOpen(false)} />}
    </Notice>
  );
}
