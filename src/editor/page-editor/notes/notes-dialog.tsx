import { type ReactNode, useId, useMemo, useState } from 'react';
import { NOTE_LENGTH, type Note } from '../../../api/pages/note';
import { useChosenId } from '../../nodes/use-chosen-id';
import { useAnnounce } from '../announcer';
import { useCommands } from '../commands';
import { useKeptForm, useKeptValues } from '../kept/kept-forms';
import { KeptNote } from '../kept/kept-note';
import { message } from '../messages';
import { Fault } from '../notices/fault';
import { NoticeButton } from '../notices/notice';
import { useOpenedPage } from '../opened-page';
import type { PlaceProps } from '../places/open-place';
import { SideDialog } from '../places/side-dialog';
import { nodeName } from '../tree/node-name';
import { useAction } from '../use-action';
import { useAnswer } from '../use-answer';
import { withItem } from '../with-item';
import { NoteItem } from './note-item';

/** The notes of the page and its nodes: write, read, resolve. */
export function NotesDialog({ close }: PlaceProps): ReactNode {
  const { notes } = useOpenedPage();
  const answer = useAnswer(async () => (await notes?.list()) ?? []);
  const [changed, setChanged] = useState<readonly Note[]>();
  const list = changed ?? answer.value ?? [];
  const keep = (note: Note): void => setChanged(withItem(list, note, isSame));
  const open = list.filter(({ resolved }) => resolved === null);
  const resolved = list.filter((note) => note.resolved !== null);
  const item = (note: Note): ReactNode => (
    <NoteItem key={note.id} note={note} keep={keep} close={close} />
  );
  return (
    <SideDialog name="notes" title={message('editor.place.notes')} close={close} answer={answer}>
      <NewNote keep={keep} />
      <p part="count" role="status">
        {message('editor.notes.open', { count: open.length })}
      </p>
      <ul part="notes">{open.map(item)}</ul>
      {resolved.length > 0 && (
        <details>
          <summary>{message('editor.notes.resolved', { count: resolved.length })}</summary>
          <ul part="notes">{resolved.map(item)}</ul>
        </details>
      )}
    </SideDialog>
  );
}

/** The form of a new note. It is about the chosen node, or about the page. */
function NewNote({ keep }: { readonly keep: (note: Note) => void }): ReactNode {
  const { notes } = useOpenedPage();
  const commands = useCommands();
  const announce = useAnnounce();
  const chosenId = useChosenId();
  const keptValues = useKeptValues();
  const [kept, setKept] = useState(() => noteIn(keptValues(notes?.key)));
  const [text, setText] = useState(kept?.text ?? '');
  const about = kept && kept.element !== null ? kept.element : chosenId;
  const node = about === undefined ? undefined : commands.node(about);
  const element = node?.id ?? null;
  const value = useMemo(() => (text === '' ? undefined : { text, element }), [text, element]);
  useKeptForm(notes?.key, value);
  const id = useId();
  const add = useAction(async () => {
    if (text.trim() === '') throw new Error(message('editor.notes.empty'));
    const note = await notes?.add(element, text.trim());
    if (!note) return;
    keep(note);
    setText('');
    setKept(undefined);
    announce(message('editor.notes.added'));
  });
  return (
    <section>
      <label htmlFor={id} part="label">
        {message('editor.notes.new', {
          node: node ? nodeName(node) : message('editor.tree.page'),
        })}
      </label>
      <textarea
        id={id}
        part="input"
        rows={3}
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {kept && text !== '' && <KeptNote />}
      <NoticeButton action={add} label={message('editor.notes.add')} />
      <Fault error={add.error} />
    </section>
  );
}

/** A note that was typed earlier and not added. */
interface KeptText {
  readonly text: string;
  readonly element: string | null;
}

function noteIn(kept: unknown): KeptText | undefined {
  const { text, element } = Object(kept);
  if (typeof text !== 'string') return undefined;
  return { text, element: typeof element === 'string' ? element : null };
}

const isSame = (one: Note, other: Note): boolean => one.id === other.id;
