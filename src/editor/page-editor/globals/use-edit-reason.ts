import { message } from '../messages';
import { useOpenedPage } from '../opened-page';

/** Returns the sentence why the global blocks of the site cannot be changed at present; empty if they can. */
export function useEditReason(): string {
  const { page, editedBlock } = useOpenedPage();
  if (editedBlock !== undefined) return message('editor.globals.not_here');
  return page.rights.publish ? '' : message('editor.globals.may_not');
}
