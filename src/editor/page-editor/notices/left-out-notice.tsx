import { type ReactNode, useState } from 'react';
import type { LeftOutCode } from '../../../api/pages/page';
import { pageSettingFields } from '../../../page';
import { nodeKinds } from '../../nodes/kinds';
import { labelOf } from '../../panel/label-of';
import { message as panelMessage } from '../../panel/messages';
import { useCommands } from '../commands';
import { message } from '../messages';
import { useStore } from '../opened-page';
import { nodeName } from '../tree/node-name';
import { Notice, NoticeButton } from './notice';

const none: readonly LeftOutCode[] = [];

/** Names the code that was not saved, since the account may not add it. */
export function LeftOutNotice(): ReactNode {
  const leftOut = useStore((store) => store.leftOut) ?? none;
  const [seen, setSeen] = useState(none);
  if (leftOut.length === 0 || leftOut === seen) return undefined;
  const hide = { run: () => setSeen(leftOut) };
  return (
    <Notice
      name="left-out"
      text={
        <>
          <p>{message('editor.notice.left_out')}</p>
          <ul>
            {leftOut.map((code) => (
              <li key={`${code.element}/${code.setting}`}>
                <CodeName code={code} />
              </li>
            ))}
          </ul>
        </>
      }
    >
      <NoticeButton action={hide} label={message('editor.notice.hide')} />
    </Notice>
  );
}

/** The node and the setting of some code, with a way to it. */
function CodeName({ code: { element, setting } }: { readonly code: LeftOutCode }): ReactNode {
  const commands = useCommands();
  const node = element === null || element === undefined ? undefined : commands.node(element);
  if (!node) return partOf(message('editor.notice.page'), labelIn(pageSettingFields, setting));
  return (
    <button type="button" part="button" onClick={() => commands.choose(node.id)}>
      {partOf(nodeName(node), labelIn(nodeKinds.get(node.type)?.fields ?? {}, setting))}
    </button>
  );
}

function partOf(label: string, part: string): string {
  return panelMessage('editor.panel.part', { label, part });
}

function labelIn(
  fields: Readonly<Record<string, { readonly label?: string }>>,
  key: string,
): string {
  return labelOf(fields[key] ?? {}, key);
}
