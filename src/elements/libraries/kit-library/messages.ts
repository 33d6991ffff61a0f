import { common } from '../../../core/config';
import { defineToolMessages } from '../../../core/languages/tool-words';
import type { AccountTexts } from '../account/screens';
import type { Notice } from './state';

/** The messages of the kit library. The site's configuration can replace them. */
export const message = defineToolMessages('libraries', {
  'kit.library.loading': 'Loading your library …',
  'kit.library.unreached': 'The library could not be loaded',
  'kit.library.retry': common.retry,
  'kit.library.dismiss': 'Close',
  'kit.library.cancel': common.cancel,

  'kit.library.connect.title': 'Your kits, on all your sites',
  'kit.library.connect.text':
    'The cloud library stores kits – complete site designs – for all of your sites.',
  'kit.library.connect.benefit.reuse':
    'Build a design once, and apply it to as many sites as you like.',
  'kit.library.connect.benefit.choose': 'Choose which parts of a kit to import, each time.',
  'kit.library.connect.benefit.back': 'Undo an import if it is not what you wanted.',

  'kit.library.upgrade.title': 'Your plan does not include a kit library',
  'kit.library.upgrade.text':
    'Your account is connected. With a plan that includes kits, you can store them here and apply them to all of your sites.',

  'kit.library.notice.connected': 'Your account is connected.',
  'kit.library.notice.disconnected': 'Your account is disconnected. Its kits stay in the library.',
  'kit.library.notice.refused': 'You chose not to connect. Nothing has changed.',
  'kit.library.notice.failed':
    'The library did not respond, so your account is not connected. Try again later.',
  'kit.library.notice.lost':
    'Your account is no longer connected. Connect again to continue: your search, order and page are saved.',
  'kit.library.notice.lost_upload':
    'Your account is no longer connected, so the upload failed. Connect again, then choose the file again; your search, order and page are saved.',
  'kit.library.notice.restored': '“{title}” is back.',
  'kit.library.notice.added': '“{title}” is in your library.',

  'kit.library.list.title': 'Your kits',
  'kit.library.search': 'Search kits',
  'kit.library.order': 'Order',
  'kit.library.order.newest': 'Newest first',
  'kit.library.order.oldest': 'Oldest first',
  'kit.library.order.name': 'Name, A to Z',
  'kit.library.order.name_back': 'Name, Z to A',
  'kit.library.count': '{count} kits',
  'kit.library.count.one': '{count} kit',
  'kit.library.found': '{count} kits for “{search}”',
  'kit.library.found.one': '{count} kit for “{search}”',
  'kit.library.empty': 'Your library has no kits yet',
  'kit.library.empty.text': 'Export this site as a kit, or upload a kit file.',
  'kit.library.nothing': 'No kits match “{search}”',
  'kit.library.nothing.text': 'Search for part of a name or description.',
  'kit.library.all': 'Show all kits',
  'kit.library.apply': 'Apply',
  'kit.library.apply_kit': 'Apply {title}',
  'kit.library.delete': 'Delete',
  'kit.library.delete_kit': 'Delete {title}',
  'kit.library.pages': 'Pages of kits',
  'kit.library.page': 'Page {page} of {pages}',
  'kit.library.previous': 'Previous',
  'kit.library.next': 'Next',

  'kit.library.deleting.title': 'Delete “{title}”?',
  'kit.library.deleting.text':
    'It is removed from your library on all of your sites. Sites that have applied it stay as they are.',
  'kit.library.deleting': 'Deleting …',
  'kit.library.deleted': '“{title}” is deleted.',
  'kit.library.undo': common.undo,
  'kit.library.undo.hint': 'To undo, press the Undo button, above the list.',

  'kit.library.add': 'Add a kit',
  'kit.library.export': 'Export this site',
  'kit.library.upload': 'Upload a kit file',
  'kit.library.uploading': 'Uploading “{name}” …',
  'kit.library.upload.not_zip.title': '“{name}” is not a kit',
  'kit.library.upload.not_zip': 'Kits are zip files. Choose a file that an export has saved.',
  'kit.library.upload.empty.title': '“{name}” is empty',
  'kit.library.upload.empty':
    'The download may be incomplete. Download the file again, then choose it.',
  'kit.library.upload.no_room.title': 'Not enough room for “{name}”',
  'kit.library.upload.no_room':
    'The file is larger than the space left in your plan. Delete kits, or upgrade the plan.',
});

const benefits = ['reuse', 'choose', 'back'] as const;

/** Returns the texts of the account's screens. */
export function accountTexts(): AccountTexts {
  return {
    loading: message('kit.library.loading'),
    retry: message('kit.library.retry'),
    connect: message('kit.library.connect.text'),
    benefits: benefits.map((one) => message(`kit.library.connect.benefit.${one}`)),
    upgrade: message('kit.library.upgrade.text'),
  };
}

/** Returns the text of a notice. */
export function noticeText(notice: Notice): string {
  const title = 'title' in notice ? notice.title : '';
  return message(`kit.library.notice.${notice.kind}`, { title });
}
