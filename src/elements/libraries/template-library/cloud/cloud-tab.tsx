import { type ReactNode, useEffect } from 'react';
import type { Folder } from '../../../../api/libraries/folder';
import { useLatest } from '../../../../core/element/react';
import { useStore } from '../../../../ui/use-store';
import { AccountScreens, useFocusOnScreen } from '../../account/screens';
import { accountScreen } from '../../account/state';
import { accountTexts, message, noticeText } from './messages';
import { OpenCloud } from './open-cloud';
import { type CloudScreenName, cloudScreenNames } from './screen-names';
import { type CloudState, cloudScreen, isOpen } from './state';
import type { CloudStore } from './store';

/** The props of {@link CloudTab}. */
export interface CloudTabProps {
  readonly cloud: CloudStore;
  /** The page that offers the plans. */
  readonly upgradeUrl: string;
  /** Called with the name of each screen that is shown, and for each folder that is opened. */
  readonly shown: (screen: CloudScreenName) => void;
  /** Opens a dialog about folders. */
  readonly askFor: (question: FolderQuestion) => void;
  /** The templates of the open folder. */
  readonly children: ReactNode;
}

/** A dialog about folders. */
export type FolderQuestion =
  | { readonly kind: 'create-folder' }
  | { readonly kind: 'rename-folder' | 'delete-folder'; readonly folder: Folder };

/** The Cloud tab: the account's screens, then its folders and the templates of the open one. */
export function CloudTab(props: CloudTabProps): ReactNode {
  const { cloud, upgradeUrl, shown } = props;
  const state = useStore(cloud);
  const { failure, notice } = state;
  useShown(state, shown);
  const title = useFocusOnScreen(accountScreen(state));
  const screen = cloudScreen(state);
  return (
    <div part="cloud-tab" data-screen={screen} aria-busy={screen === 'loading' && !failure}>
      {!isOpen(state) && (
        <h3 part="cloud-title" ref={title} tabIndex={-1}>
          {titleOf(state)}
        </h3>
      )}
      <AccountScreens
        account={cloud.account}
        texts={accountTexts()}
        notice={notice && noticeText(notice)}
        // The list of folders shows it.
        hidesFailure={failure?.request === 'folders'}
        onUpgrade={() => cloud.reportUpgrade(cloudScreenNames.upgrade)}
        {...{ state, title, upgradeUrl }}
      >
        <OpenCloud {...props} {...{ state, title }} />
      </AccountScreens>
    </div>
  );
}

/** Reports each screen and each folder that is shown. */
function useShown(state: CloudState, shown: CloudTabProps['shown']): void {
  const screen = cloudScreen(state);
  const latest = useLatest(shown);
  const folder = state.folder?.id;
  useEffect(() => {
    if (screen !== 'loading') latest.current(cloudScreenNames[screen]);
  }, [screen, folder, latest]);
}

function titleOf(state: CloudState): string {
  const screen = cloudScreen(state);
  if (screen === 'connect') return message('library.cloud.connect.title');
  if (screen === 'upgrade') return message('library.cloud.upgrade.title');
  return message(state.failure ? 'library.cloud.unreached' : 'library.cloud.title');
}
