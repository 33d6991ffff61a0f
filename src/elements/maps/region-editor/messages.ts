import { wording } from '../../../core/config';
import type { Reason } from './verdict';

/** The sentences that this element itself shows; the site's configuration may word them anew. */
export const message = wording({
  'editor.search': 'Search regions',
  'editor.nothing': 'No region is called that.',
  'editor.undo': 'Undo',
  'editor.redo': 'Redo',
  'editor.retry': 'Retry',
  'editor.save_mine': 'Save mine',
  'editor.take_theirs': 'Take theirs',
  'editor.strays': 'Kept in this browser for regions that this map does not have:',
  'editor.stray': '{field} of {region}: {value}',
  'editor.discard': 'Discard',
  'editor.preview': 'Preview',
  'editor.ctitle': 'Title',
  'editor.link': 'Link',
  'editor.offset_x': 'X offset',
  'editor.offset_y': 'Y offset',
  'editor.field': '{field} of {region}',
  'editor.idle': '',
  'editor.typed': 'Not saved yet',
  'editor.waiting': 'Waiting',
  'editor.saving': 'Saving …',
  'editor.saved': 'Saved',
  'editor.failed': '{field} not saved: {reason}',
  'editor.all_saved': 'All changes are saved.',
  'editor.some_unsaved': 'Changes being saved: {count}',
  'editor.some_failed': 'Changes not saved: {count}',
  'editor.offline': 'The server cannot be reached. It is tried again when you are online.',
  'editor.timeout': 'The server has not answered in time.',
  'editor.refused': 'The server has refused it. Log in again in another tab, then retry.',
  'editor.unreadable':
    'The server has answered with something else. You may be logged out: log in in another tab, then retry.',
  'editor.conflict': 'Somebody else has saved “{detail}” meanwhile.',
  'editor.error': 'The server has answered with the error {detail}.',
});

/** Why a change was not saved, in words: the server's own, where it has any. */
export function reasonText({ code, detail = '' }: Reason): string {
  if (code === 'refused' && detail !== '') return detail;
  return message(`editor.${code}`, { detail });
}
