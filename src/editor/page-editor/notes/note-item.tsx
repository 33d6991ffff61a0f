import type { ReactNode } from 'react';
import type { Note } from '../../../api/pages/note';
import { useAnnounce } from '../announcer';
import { useCommands } from '../commands';
import { message } from '../messages';
import { Fault } from '../notices/fault';
import { NoticeButton } from '../notices/notice';
import { useOpenedPage } from '../opened-page';
import { timeText } from '../time-text';
import { nodeName } from '../tree/node-name';
import { useAction } from '../use-action';

interface Props {
  readonly note: Note;
  /** Called with the note after a change. */
  readonly keep: (note: Note) => void;
  readonly close: () => void;
}

/** A note, the way to its node, and the button that resolves it or opens it again. */
export function NoteItem({ note, keep, close }: Props): ReactNode {
  const { id, text, author: person, created, element, resolved } = note;
  const { notes } = useOpenedPage();
  const commands = useCommands();
  const announce = useAnnounce();
  const isOpen = resolved === null;
  const resolve = useAction(async () => {
    const next = await notes?.resolve(note, isOpen);
    if (!next) return;
    keep(next);
    announce(message(isOpen ? 'editor.notes.was_resolved' : 'editor.notes.was_reopened'));
  });
  const node = element === null ? undefined : commands.node(element);
  return (
    <li part="page-note" data-note={id}>
      <p>{text}</p>
      <p part="note">{message('editor.notes.by', { person, time: timeText(created) })}</p>
      <span part="row">
        {node ? (
          <button
            type="button"
            part="button"
            onClick={() => {
              commands.choose(node.id);
              close();
            }}
          >
            {nodeName(node)}
          </button>
        ) : (
          <span part="note">
            {message(element === null ? 'editor.notes.page' : 'editor.notes.gone')}
          </span>
        )}
        <NoticeButton
          action={resolve}
          label={message(isOpen ? 'editor.notes.resolve' : 'editor.notes.reopen')}
        />
      </span>
      <Fault error={resolve.error} />
    </li>
  );
}
