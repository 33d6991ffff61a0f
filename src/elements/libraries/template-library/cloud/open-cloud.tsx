import type { ReactNode, RefObject } from 'react';
import { QuotaBar } from '../../account/quota-bar/quota-bar';
import { AccountLine, UpgradeLink } from '../../account/screens';
import { TrashButton } from '../../account/trash/trash-button';
import type { CloudTabProps } from './cloud-tab';
import { FolderPane } from './folder-pane';
import { FolderPath } from './folder-path';
import { QUOTA_BAR } from './screen-names';
import type { CloudState } from './state';

interface Props extends CloudTabProps {
  readonly state: CloudState;
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** The folders with the account below, and the templates of the open folder. */
export function OpenCloud({ cloud, upgradeUrl, askFor, state, title, children }: Props): ReactNode {
  const account = state.connection?.account;
  return (
    <div part="cloud-body">
      <div part="cloud-side">
        <FolderPane {...{ cloud, state, askFor }} />
        <div part="cloud-head">
          <QuotaBar
            quota={account?.quota}
            alert={(level) => cloud.reportQuota(level)}
            upgrade={
              <UpgradeLink
                upgradeUrl={upgradeUrl}
                onUpgrade={() => cloud.reportUpgrade(QUOTA_BAR)}
              />
            }
          />
          <TrashButton timeout={cloud.account.timeout} changed={cloud.trashChanged} />
          {account && (
            <AccountLine account={account} disconnect={() => cloud.account.disconnect()} />
          )}
        </div>
      </div>
      <div part="cloud-templates">
        <FolderPath {...{ state, title, askFor }} leave={() => cloud.open('all')} />
        {children}
      </div>
    </div>
  );
}
