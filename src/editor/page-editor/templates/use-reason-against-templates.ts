import { useIsLocked, useOpenedPage } from '../opened-page';
import { message } from './messages';

/** Returns the sentence why no template can be inserted at present; undefined if it can. */
export function useReasonAgainstTemplates(): string | undefined {
  const { page, templates } = useOpenedPage();
  const isLocked = useIsLocked();
  if (!templates) return message('editor.templates.none');
  if (isLocked) return message('editor.templates.locked');
  return page.rights.edit ? undefined : message('editor.templates.may_not');
}
