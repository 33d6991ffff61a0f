import { common } from '../../../../core/config';
import { defineToolMessages } from '../../../../core/languages/tool-words';
import type { AccountTexts } from '../../account/screens';
import type { CloudNotice } from './state';

/** The messages of the Cloud tab. */
export const message = defineToolMessages('libraries', {
  'library.cloud.loading': 'Loading your library …',
  'library.cloud.unreached': 'The cloud library could not be loaded',
  'library.cloud.retry': common.retry,

  'library.cloud.connect.title': 'Your templates, on all your sites',
  'library.cloud.connect.text':
    'The cloud library stores templates – sections, pages, headers – for all of your sites.',
  'library.cloud.connect.benefit.reuse':
    'Save a template once, and insert it on as many sites as you like.',
  'library.cloud.connect.benefit.folders': 'Organize them in folders, and find them by name.',
  'library.cloud.connect.benefit.back': 'Undo a deletion or a move.',

  'library.cloud.upgrade.title': 'Your plan does not include a template library',
  'library.cloud.upgrade.text':
    'Your account is connected. With a plan that includes templates, you can store them here and insert them on all of your sites.',

  'library.cloud.notice.connected': 'Your account is connected.',
  'library.cloud.notice.disconnected':
    'Your account is disconnected. Its templates stay in the library.',
  'library.cloud.notice.refused': 'You chose not to connect. Nothing has changed.',
  'library.cloud.notice.failed':
    'The library did not respond, so your account is not connected. Try again later.',
  'library.cloud.notice.lost':
    'Your account is no longer connected. Connect again to continue: your folder, search, selection and unsaved input are kept.',
  'library.cloud.notice.other_account':
    'You have connected another account. You see its folders and templates.',
  'library.cloud.notice.folder_gone':
    'The folder “{name}” no longer exists. It was deleted elsewhere, perhaps in another tab.',
  'library.cloud.notice.folder_made': 'The folder “{name}” is created.',
  'library.cloud.notice.folder_renamed': 'The folder is now called “{name}”.',
  'library.cloud.notice.folder_deleted': 'The folder “{name}” is deleted, including its templates.',

  'library.cloud.title': 'Cloud library',
  'library.cloud.path': 'Current folder',
  'library.cloud.folders': 'Folders',
  'library.cloud.folders.loading': 'Loading folders …',
  'library.cloud.folders.empty': 'No folders yet. Use folders to organize your templates.',
  'library.cloud.all': 'All templates',
  'library.cloud.folders.open': 'Folder: {name}',
  'library.cloud.outside': 'Outside folders',
  'library.cloud.count': '{count} templates',
  'library.cloud.count.one': '{count} template',
  'library.cloud.create': 'Create folder',
  'library.cloud.rename': 'Rename folder',
  'library.cloud.delete': 'Delete folder',
});

const benefits = ['reuse', 'folders', 'back'] as const;

/** Returns the texts of the account's screens. */
export function accountTexts(): AccountTexts {
  return {
    loading: message('library.cloud.loading'),
    retry: message('library.cloud.retry'),
    connect: message('library.cloud.connect.text'),
    benefits: benefits.map((one) => message(`library.cloud.connect.benefit.${one}`)),
    upgrade: message('library.cloud.upgrade.text'),
  };
}

/** Returns the text of a notice. */
export function noticeText(notice: CloudNotice): string {
  const name = 'name' in notice ? notice.name : '';
  return message(`library.cloud.notice.${notice.kind}`, { name });
}
