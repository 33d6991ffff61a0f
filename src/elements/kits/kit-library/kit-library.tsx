import type { ReactNode } from 'react';
import { useEmit } from '../../../core/element/react';
import kitsStylesheet from '../kits.css?inline';
import { ErrorNote } from '../libraries/error-note';
import quotaStylesheet from '../libraries/quota-bar/quota-bar.css?inline';
import { ownPath } from '../libraries/return-trip';
import {
  AccountLine,
  ConnectScreen,
  UpgradeScreen,
  useFocusOnScreen,
  useView,
} from '../libraries/screens';
import screensStylesheet from '../libraries/screens/screens.css?inline';
import stylesheet from './kit-library.css?inline';
import type { events, KitLibraryProps } from './kit-library.element';
import { message, noticeText } from './messages';
import { ListScreen } from './screens/list-screen';
import { type KitLibraryState, screenOf } from './state';
import { useLibrary, useLibraryState } from './use-library';

export const styles: string = kitsStylesheet + quotaStylesheet + screensStylesheet + stylesheet;

/** The screens of the library, one at a time. */
export default function KitLibrary({ settings }: KitLibraryProps): ReactNode {
  const store = useLibrary(settings);
  const state = useLibraryState(store);
  const emit = useEmit<typeof events>();
  const view = useView();
  const screen = screenOf(state);
  const title = useFocusOnScreen(screen);
  const { failure, notice, connection } = state;
  const account = connection?.account;
  const retry = (): void => {
    // The button goes when it is pressed, and leaves the focus to the heading.
    title.current?.focus();
    store.retry(ownPath(view));
  };
  return (
    <div className="nh-kits nh-kit-library">
      <div part="step" data-step={screen} aria-busy={screen === 'loading' && !failure}>
        <h2 part="title" ref={title} tabIndex={-1}>
          {titleOf(state)}
        </h2>
        {/* Always there, so that what comes into it is read. */}
        <p part="notice" role="status" data-kind={notice?.kind}>
          {notice && noticeText(notice)}
        </p>
        {failure && (
          <ErrorNote error={failure.error}>
            <button type="button" part="button" data-kind="main" onClick={retry}>
              {message('kit.library.retry')}
            </button>
          </ErrorNote>
        )}
        {screen === 'loading' && !failure && (
          <p part="loading" role="status">
            {message('kit.library.loading')}
          </p>
        )}
        {screen === 'connect' && (
          <ConnectScreen
            text={message('kit.library.connect.text')}
            benefits={benefits.map((one) => message(`kit.library.connect.benefit.${one}`))}
            isConnecting={state.isConnecting}
            connect={() => store.connect(ownPath(view))}
          />
        )}
        {screen === 'upgrade' && (
          <UpgradeScreen
            text={message('kit.library.upgrade.text')}
            upgradeUrl={settings.upgradeUrl}
            follow={() => emit('nh-kit-cloud-upgrade', { place: 'kits_cloud_library_upgrade' })}
          >
            {account && <AccountLine account={account} disconnect={() => store.disconnect()} />}
          </UpgradeScreen>
        )}
        {screen === 'list' && <ListScreen {...{ store, state, settings, title }} />}
      </div>
    </div>
  );
}

const benefits = ['reuse', 'choose', 'back'] as const;

function titleOf(state: KitLibraryState): string {
  const screen = screenOf(state);
  if (screen !== 'loading') return message(`kit.library.${screen}.title`);
  return message(state.failure ? 'kit.library.unreached' : 'kit.library.list.title');
}
