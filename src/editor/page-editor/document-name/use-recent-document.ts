import { useEffect } from 'react';
import { message } from '../messages';
import { useOpenedPage } from '../opened-page';
import { usePreferences } from '../preferences/preferences';
import { usePageTitle } from '../use-page-title';
import { blockAddress, ownAddress } from './own-address';

/** A title that is being typed is not saved at each key. In milliseconds. */
const PAUSE = 1000;

/** Lists the page, or the global block that is edited, among the recent documents of the person, under its present title. */
export function useRecentDocument(): void {
  const preferences = usePreferences();
  const { editedBlock } = useOpenedPage();
  const title = usePageTitle() || message('editor.page.untitled');
  useEffect(() => {
    if (!preferences) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      if (!(await preferences.read) || isOver) return;
      const [latest] = preferences.value.recent;
      const address = editedBlock === undefined ? ownAddress() : blockAddress(editedBlock);
      const now = { title: title.slice(0, 200), address };
      const isListed = latest?.address === now.address && latest.title === now.title;
      if (!isListed) preferences.opened(now);
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [preferences, title, editedBlock]);
}
