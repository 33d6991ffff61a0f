import { type ReactNode, useState } from 'react';
import { newElementId, savedBlockElement } from '../../../page';
import { elementOf } from '../../data/from-puck';
import { useChosenId } from '../../nodes/use-chosen-id';
import { useAnnounce } from '../announcer';
import { useCommands } from '../commands';
import { useAskBeforeLeaving } from '../kept/kept-forms';
import { message } from '../messages';
import { NameField } from '../name-field';
import type { PlaceProps } from '../places/open-place';
import { SideDialog } from '../places/side-dialog';
import { nodeName } from '../tree/node-name';
import { useAction } from '../use-action';
import { useGlobalBlocks } from './blocks';
import { soundName } from './sound-name';

/** Saves the chosen node as a global block, which takes its place on the page. */
export function SaveBlockDialog({ close }: PlaceProps): ReactNode {
  const commands = useCommands();
  const blocks = useGlobalBlocks();
  const announce = useAnnounce();
  const chosen = useChosenId();
  const node = chosen === undefined ? undefined : commands.node(chosen);
  const [proposed] = useState(node ? nodeName(node) : '');
  const [name, setName] = useState(proposed);
  useAskBeforeLeaving(name !== proposed);
  const save = useAction(async () => {
    const title = soundName(name);
    if (!node || !blocks) return;
    const block = await blocks.add(title, [elementOf(node.data)]);
    commands.replace(node.id, savedBlockElement(newElementId(), block.id));
    announce(message('editor.globals.added', { name: title }));
    close();
  });
  return (
    <SideDialog
      name="block-save"
      title={message('editor.place.saveBlock')}
      close={close}
      submit={{ label: message('editor.globals.save'), action: save }}
    >
      <p part="note">{message('editor.globals.about')}</p>
      <NameField label={message('editor.globals.name')} name={name} onChange={setName} />
    </SideDialog>
  );
}
