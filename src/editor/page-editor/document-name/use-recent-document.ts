import { useEffect } from 'react';
import { message } from '../messages';
import { useOpenedPage } from '../opened-page';
import { usePreferences } from '../preferences/preferences';
import { usePageTitle } from '../use-page-title';
import { ownAddress } from './own-address';

/** A title that is being typed is not saved at each key. In milliseconds. */
const PAUSE = 1000;

/** Lists the page among the recent documents of the person, under its present title. Blocks of it are not listed. */
export function useRecentDocument(): void {
  const preferences = usePreferences();
  const isBlock = useOpenedPage().editedBlock !== undefined;
  const title = usePageTitle() || message('editor.page.untitled');
  useEffect(() => {
    if (!preferences || isBlock) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      if (!(await preferences.read) || isOver) return;
      const [latest] = preferences.value.recent;
      const now = { title: title.slice(0, 200), address: ownAddress() };
      const isListed = latest?.address === now.address && latest.title === now.title;
      if (!isListed) preferences.opened(now);
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [preferences, title, isBlock]);
}
