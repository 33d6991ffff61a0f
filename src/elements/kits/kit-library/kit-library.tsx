import type { ReactNode } from 'react';
import kitsStylesheet from '../kits.css?inline';
import { ErrorNote } from '../libraries/error-note';
import quotaStylesheet from '../libraries/quota-bar/quota-bar.css?inline';
import { ownPath } from '../libraries/return-trip';
import stylesheet from './kit-library.css?inline';
import type { KitLibraryProps } from './kit-library.element';
import { message, noticeText } from './messages';
import { ConnectScreen } from './screens/connect-screen';
import { ListScreen } from './screens/list-screen';
import { UpgradeScreen } from './screens/upgrade-screen';
import { type KitLibraryState, screenOf } from './state';
import { useFocusOnScreen, useLibrary, useLibraryState, useView } from './use-library';

export const styles: string = kitsStylesheet + quotaStylesheet + stylesheet;

/** The screens of the library, one at a time. */
export default function KitLibrary({ settings }: KitLibraryProps): ReactNode {
  const store = useLibrary(settings);
  const state = useLibraryState(store);
  const view = useView();
  const screen = screenOf(state);
  const title = useFocusOnScreen(screen);
  const { failure, notice } = state;
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
        {screen === 'connect' && <ConnectScreen {...{ store, state }} />}
        {screen === 'upgrade' && <UpgradeScreen {...{ store, state, settings }} />}
        {screen === 'list' && <ListScreen {...{ store, state, settings, title }} />}
      </div>
    </div>
  );
}

function titleOf(state: KitLibraryState): string {
  const screen = screenOf(state);
  if (screen !== 'loading') return message(`kit.library.${screen}.title`);
  return message(state.failure ? 'kit.library.unreached' : 'kit.library.list.title');
}
