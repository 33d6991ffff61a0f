import { wording } from '../../../../core/config';
import type { CloudNotice } from './state';

/** The sentences of the Cloud tab. */
export const message = wording({
  'library.cloud.loading': 'Asking the library …',
  'library.cloud.unreached': 'The cloud library cannot be shown',
  'library.cloud.retry': 'Try again',

  'library.cloud.connect.title': 'Your templates, on all your sites',
  'library.cloud.connect.text':
    'The cloud library keeps templates – sections, pages, headers – where each of your sites can use them.',
  'library.cloud.connect.benefit.reuse':
    'Save a template once, and insert it on as many sites as you like.',
  'library.cloud.connect.benefit.folders': 'Keep them in folders, and find them by their names.',
  'library.cloud.connect.benefit.back': 'Take back what was deleted or moved by mistake.',

  'library.cloud.upgrade.title': 'Your plan has no template library yet',
  'library.cloud.upgrade.text':
    'The account is connected. With a plan that has room for templates you can keep them here, and insert them on each of your sites.',

  'library.cloud.notice.connected': 'Your account is connected.',
  'library.cloud.notice.disconnected':
    'The account is disconnected. Its templates are still in the library.',
  'library.cloud.notice.refused': 'You chose not to connect. Nothing has changed.',
  'library.cloud.notice.failed':
    'The library did not answer, so the account is not connected. Try again in a while.',
  'library.cloud.notice.lost':
    'The connection with your account has ended. Connect again to go on where you were: your folder, search, choice and what you have typed are kept.',
  'library.cloud.notice.other_account':
    'Another account is connected than before. These are its own folders and templates.',
  'library.cloud.notice.folder_gone':
    'The folder “{name}” is not there any more: somebody has deleted it, perhaps you in another tab.',
  'library.cloud.notice.folder_made': 'The folder “{name}” is there.',
  'library.cloud.notice.folder_renamed': 'The folder is called “{name}” now.',
  'library.cloud.notice.folder_deleted': 'The folder “{name}” is deleted, with what was in it.',

  'library.cloud.title': 'Cloud library',
  'library.cloud.path': 'Where you are',
  'library.cloud.folders': 'Folders',
  'library.cloud.folders.loading': 'Fetching the folders …',
  'library.cloud.folders.empty': 'No folder yet. Folders keep templates together.',
  'library.cloud.all': 'All templates',
  'library.cloud.outside': 'Outside of folders',
  'library.cloud.count': '{count} templates',
  'library.cloud.count.one': '{count} template',
  'library.cloud.create': 'Create folder',
  'library.cloud.rename': 'Rename folder',
  'library.cloud.delete': 'Delete folder',
});

/** What has just happened, in words. */
export function noticeText(notice: CloudNotice): string {
  const name = 'name' in notice ? notice.name : '';
  return message(`library.cloud.notice.${notice.kind}`, { name });
}
