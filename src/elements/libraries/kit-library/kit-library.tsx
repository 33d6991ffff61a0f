import type { ReactNode } from 'react';
import { useEmit } from '../../../core/element/react';
import unseenStylesheet from '../../../core/parts/unseen.css?inline';
import adminStylesheet from '../../../ui/admin-tools.css?inline';
import quotaStylesheet from '../account/quota-bar/quota-bar.css?inline';
import { AccountScreens, useFocusOnScreen } from '../account/screens';
import screensStylesheet from '../account/screens/screens.css?inline';
import { accountScreen } from '../account/state';
import trashStylesheet from '../account/trash/trash.css?inline';
import stylesheet from './kit-library.css?inline';
import type { events, KitLibraryProps } from './kit-library.element';
import { accountTexts, message, noticeText } from './messages';
import { ListScreen } from './screens/list-screen';
import type { KitLibraryState } from './state';
import { useLibrary } from './use-library';

export const styles: string =
  unseenStylesheet +
  adminStylesheet +
  quotaStylesheet +
  screensStylesheet +
  trashStylesheet +
  stylesheet;

/** The body of `<nh-kit-library>`: the account's screens, then the list of kits. */
export default function KitLibrary({ settings }: KitLibraryProps): ReactNode {
  const { store, state } = useLibrary(settings);
  const emit = useEmit<typeof events>();
  const screen = accountScreen(state);
  const title = useFocusOnScreen(screen);
  const { failure, notice } = state;
  return (
    <div className="nh-kits nh-kit-library">
      <div part="step" data-step={screen} aria-busy={screen === 'loading' && !failure}>
        <h2 part="title" ref={title} tabIndex={-1}>
          {titleOf(state)}
        </h2>
        <AccountScreens
          account={store.account}
          texts={accountTexts()}
          notice={notice && noticeText(notice)}
          upgradeUrl={settings.upgradeUrl}
          onUpgrade={() => emit('nh-kit-cloud-upgrade', { place: 'kits_cloud_library_upgrade' })}
          {...{ state, title }}
        >
          <ListScreen {...{ store, state, settings, title }} />
        </AccountScreens>
      </div>
    </div>
  );
}

function titleOf(state: KitLibraryState): string {
  const screen = accountScreen(state);
  if (screen !== 'loading') return message(`kit.library.${screen}.title`);
  return message(state.failure ? 'kit.library.unreached' : 'kit.library.list.title');
}
