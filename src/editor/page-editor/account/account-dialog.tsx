import { type ReactNode, useState } from 'react';
import { ownPath } from '../../../elements/libraries/account/return-trip';
import { track } from '../../../tracking';
import type { CloudAccount } from '../../site/cloud-account';
import { useAnnounce } from '../announcer';
import { message as placeMessage } from '../messages';
import { Fault } from '../notices/fault';
import { NoticeButton } from '../notices/notice';
import { useOpenedPage } from '../opened-page';
import type { PlaceProps } from '../places/open-place';
import { SideDialog } from '../places/side-dialog';
import { useAction } from '../use-action';
import { useAnswer } from '../use-answer';
import { message } from './messages';

/** The account of the cloud library: connects it, names the connected one, and disconnects it. */
export function AccountDialog({ close }: PlaceProps): ReactNode {
  const { account } = useOpenedPage();
  return account ? <OpenAccount account={account} close={close} /> : undefined;
}

function OpenAccount({
  account,
  close,
}: {
  readonly account: CloudAccount;
  readonly close: () => void;
}): ReactNode {
  // The name; empty without an account.
  const answer = useAnswer(async () => (await account.read()) ?? '');
  const [isGone, setGone] = useState(false);
  const name = isGone ? '' : (answer.value ?? '');
  return (
    <SideDialog
      name="account"
      title={placeMessage('editor.place.account')}
      close={close}
      answer={answer}
    >
      {name === '' ? (
        <Connect account={account} />
      ) : (
        <Connected account={account} name={name} gone={() => setGone(true)} />
      )}
    </SideDialog>
  );
}

function Connect({ account }: { readonly account: CloudAccount }): ReactNode {
  const { flush } = useOpenedPage();
  const connect = useAction(async () => {
    track('connect_account');
    flush();
    location.assign(await account.connect(ownPath(window)));
  });
  return (
    <>
      <p>{message('editor.account.about')}</p>
      <p>
        <NoticeButton action={connect} label={message('editor.account.connect')} isMain />
      </p>
      <Fault error={connect.error} />
    </>
  );
}

interface ConnectedProps {
  readonly account: CloudAccount;
  readonly name: string;
  readonly gone: () => void;
}

function Connected({ account, name, gone }: ConnectedProps): ReactNode {
  const announce = useAnnounce();
  const disconnect = useAction(async () => {
    await account.disconnect();
    announce(message('editor.account.disconnected'));
    gone();
  });
  return (
    <>
      <p>{message('editor.account.connected', { name })}</p>
      <p>
        <NoticeButton action={disconnect} label={message('editor.account.disconnect')} />
      </p>
      <Fault error={disconnect.error} />
    </>
  );
}
