import type { ReactNode } from 'react';
import { message } from '../messages';
import type { PlaceProps } from '../places/open-place';
import { SideDialog } from '../places/side-dialog';

/** The keys of each shortcut; its words are those of `editor.shortcuts.{name}`. */
const shortcuts = {
  finder: ['Ctrl', 'K'],
  undo: ['Ctrl', 'Z'],
  redo: ['Ctrl', 'Y'],
  up: ['Alt', '↑'],
  down: ['Alt', '↓'],
  in: ['Alt', '→'],
  out: ['Alt', '←'],
  delete: ['Delete'],
  choose: ['Enter'],
  edit: ['F2'],
} as const;

/** The keyboard shortcuts of the editor. */
export function ShortcutsDialog({ close }: PlaceProps): ReactNode {
  const names = Object.keys(shortcuts) as (keyof typeof shortcuts)[];
  return (
    <SideDialog name="shortcuts" title={message('editor.place.shortcuts')} close={close} isText>
      <dl part="shortcuts">
        {names.map((name) => (
          <div key={name} part="row">
            <dt part="row-title">{message(`editor.shortcuts.${name}`)}</dt>
            <dd>
              {shortcuts[name].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p part="note">{message('editor.shortcuts.mac')}</p>
    </SideDialog>
  );
}
