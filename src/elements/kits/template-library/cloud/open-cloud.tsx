import type { ReactNode, RefObject } from 'react';
import { QuotaBar } from '../../libraries/quota-bar/quota-bar';
import { AccountLine, UpgradeLink } from '../../libraries/screens';
import type { CloudTabProps } from './cloud-tab';
import { FolderPane } from './folder-pane';
import { FolderPath } from './folder-path';
import { QUOTA_BAR } from './places';
import type { CloudState } from './state';

interface Props extends CloudTabProps {
  readonly state: CloudState;
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** The account's folders and what is in the open one, how much room is left, and whose it is. */
export function OpenCloud({ cloud, upgradeUrl, askFor, state, title, children }: Props): ReactNode {
  const account = state.connection?.account;
  return (
    <>
      <div part="cloud-head">
        <QuotaBar
          quota={account?.quota}
          alert={(level) => cloud.tellQuota(level)}
          upgrade={
            <UpgradeLink upgradeUrl={upgradeUrl} follow={() => cloud.tellUpgrade(QUOTA_BAR)} />
          }
        />
        {account && <AccountLine account={account} disconnect={() => cloud.disconnect()} />}
      </div>
      <div part="cloud-body">
        <FolderPane {...{ cloud, state, askFor }} />
        <div part="cloud-templates">
          <FolderPath {...{ state, title, askFor }} leave={() => cloud.open('all')} />
          {children}
        </div>
      </div>
    </>
  );
}
