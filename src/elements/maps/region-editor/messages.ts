import { common } from '../../../core/config';
import { defineToolMessages } from '../../../core/languages/tool-words';
import type { Reason } from './save-result';

/** The element's own texts; the site's configuration may override them. */
export const message = defineToolMessages('regions', {
  'editor.search': 'Search regions',
  'editor.nothing': 'No regions match.',
  'editor.undo': common.undo,
  'editor.redo': 'Redo',
  'editor.retry': common.retry,
  'editor.save_mine': 'Keep mine',
  'editor.take_theirs': 'Use theirs',
  'editor.strays': 'Unsaved changes to regions that are not on this map:',
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
  'editor.some_unsaved': 'Saving changes: {count}',
  'editor.some_failed': 'Changes not saved: {count}',
  'editor.offline': 'The server cannot be reached. Saving is retried when you are online.',
  'editor.timeout': 'The server did not respond in time.',
  'editor.refused': 'The server rejected the change. Log in again in another tab, then retry.',
  'editor.unreadable':
    'The server sent an unexpected response. You may be logged out: log in in another tab, then retry.',
  'editor.conflict': 'Someone else has saved “{detail}” in the meantime.',
  'editor.error': 'The server reported error {detail}.',
});

/** Returns the text for a failed change: the server's own, if its response has one. */
export function reasonText({ code, detail = '' }: Reason): string {
  if (code === 'refused' && detail !== '') return detail;
  return message(`editor.${code}`, { detail });
}
