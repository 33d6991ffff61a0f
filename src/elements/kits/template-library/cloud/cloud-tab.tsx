import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../../../core/element/react';
import { ErrorNote } from '../../libraries/error-note';
import { ownPath } from '../../libraries/return-trip';
import {
  AccountLine,
  ConnectScreen,
  UpgradeScreen,
  useFocusOnScreen,
  useView,
} from '../../libraries/screens';
import type { Folder } from '../../libraries/wire/folder';
import { message, noticeText } from './messages';
import { OpenCloud } from './open-cloud';
import { type CloudPlaceName, cloudPlaces } from './places';
import { type CloudState, cloudScreen, isOpen } from './state';
import type { CloudStore } from './store';

export interface CloudTabProps {
  readonly cloud: CloudStore;
  /** The page on which the plan is chosen. */
  readonly upgradeUrl: string;
  /** Is told which of the tab's places is seen. */
  readonly shown: (place: CloudPlaceName) => void;
  /** Is asked for a dialog about folders. */
  readonly askFor: (question: FolderQuestion) => void;
  /** The templates of the place that is open. */
  readonly children: ReactNode;
}

/** What the Cloud tab opens a dialog for. */
export type FolderQuestion =
  | { readonly kind: 'create-folder' }
  | { readonly kind: 'rename-folder' | 'delete-folder'; readonly folder: Folder };

const benefits = ['reuse', 'folders', 'back'] as const;

/** The cloud library: the way to an account and its plan, or its folders and what is in the open one. */
export function CloudTab(props: CloudTabProps): ReactNode {
  const { cloud, upgradeUrl, shown } = props;
  const state = useSyncExternalStore(cloud.subscribe, cloud.snapshot);
  const view = useView();
  const screen = cloudScreen(state);
  usePlace(state, shown);
  const title = useFocusOnScreen(isOpen(state) ? 'open' : screen);
  const { failure, notice, connection, isConnecting } = state;
  const account = connection?.account;
  const disconnect = (): void => cloud.disconnect();
  const retry = (): void => {
    // The button goes when it is pressed, and leaves the focus to the heading.
    title.current?.focus();
    cloud.retry(ownPath(view));
  };
  const isUnreached = screen === 'loading' && failure !== undefined;
  return (
    <div part="cloud-tab" data-screen={screen} aria-busy={screen === 'loading' && !failure}>
      {!isOpen(state) && (
        <h3 part="cloud-title" ref={title} tabIndex={-1}>
          {titleOf(state)}
        </h3>
      )}
      {/* Always there, so that what comes into it is read. */}
      <p part="notice" role="status" data-kind={notice?.kind}>
        {notice && noticeText(notice)}
      </p>
      {failure && failure.of !== 'folders' && (
        <ErrorNote error={failure.error}>
          <button type="button" part="button" data-kind="main" onClick={retry}>
            {message('library.cloud.retry')}
          </button>
        </ErrorNote>
      )}
      {screen === 'loading' && !isUnreached && (
        <p part="loading" role="status">
          {message('library.cloud.loading')}
        </p>
      )}
      {screen === 'connect' && (
        <ConnectScreen
          text={message('library.cloud.connect.text')}
          benefits={benefits.map((one) => message(`library.cloud.connect.benefit.${one}`))}
          isConnecting={isConnecting}
          connect={() => cloud.connect(ownPath(view))}
        />
      )}
      {screen === 'upgrade' && (
        <UpgradeScreen
          text={message('library.cloud.upgrade.text')}
          upgradeUrl={upgradeUrl}
          follow={() => cloud.tellUpgrade(cloudPlaces.upgrade)}
        >
          {account && <AccountLine {...{ account, disconnect }} />}
        </UpgradeScreen>
      )}
      {isOpen(state) && <OpenCloud {...props} {...{ state, title }} />}
    </div>
  );
}

/** Tells each place that is seen, each folder too. */
function usePlace(state: CloudState, shown: CloudTabProps['shown']): void {
  const screen = cloudScreen(state);
  const latest = useLatest(shown);
  const folder = state.folder?.id;
  useEffect(() => {
    if (screen !== 'loading') latest.current(cloudPlaces[screen]);
  }, [screen, folder, latest]);
}

function titleOf(state: CloudState): string {
  const screen = cloudScreen(state);
  if (screen === 'connect') return message('library.cloud.connect.title');
  if (screen === 'upgrade') return message('library.cloud.upgrade.title');
  return message(state.failure ? 'library.cloud.unreached' : 'library.cloud.title');
}
