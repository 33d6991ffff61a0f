import type { ReactNode } from 'react';
import { message as placeMessage } from '../messages';
import { NoticeButton } from '../notices/notice';
import { useOpenedPage } from '../opened-page';
import { type PlaceProps, useOpenPlace } from '../places/open-place';
import { SideDialog } from '../places/side-dialog';
import { message } from './messages';

/** The advice, by the keys of its sentences. */
const advice = ['add', 'choose', 'text', 'device', 'find', 'saved'] as const;

/** How the editor is used, in a few sentences, with ways to more. */
export function HelpDialog({ close }: PlaceProps): ReactNode {
  const { helpAddress } = useOpenedPage();
  const open = useOpenPlace();
  return (
    <SideDialog name="help" title={placeMessage('editor.place.help')} close={close}>
      <ul part="help">
        {advice.map((name) => (
          <li key={name}>{message(`editor.help.${name}`)}</li>
        ))}
      </ul>
      <p>
        <NoticeButton
          action={{ run: () => open('shortcuts') }}
          label={message('editor.help.shortcuts')}
        />
      </p>
      {helpAddress !== undefined && (
        <p>
          <a href={helpAddress} target="_blank" rel="noopener">
            {message('editor.help.more')}
          </a>
        </p>
      )}
    </SideDialog>
  );
}
