import { message } from './messages';
import { useIsLocked, useOpenedPage } from './opened-page';

/** The right that each place of the editor needs for changes. */
const rights = {
  history: 'edit',
  menu: 'edit',
  pageSettings: 'settings',
  variables: 'settings',
} as const;

/** Returns the sentence why nothing can be changed in a place of the editor; empty if it can. */
export function useReasonAgainst(place: keyof typeof rights): string {
  const { page } = useOpenedPage();
  const isLocked = useIsLocked();
  if (isLocked) return message(`editor.${place}.locked`);
  if (page.rights[rights[place]]) return '';
  return message(`editor.${place === 'history' ? 'menu' : place}.may_not`);
}
