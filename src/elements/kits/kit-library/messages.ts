import { wording } from '../../../core/config';
import type { Notice } from './state';

/** The sentences of the kit library; the site's configuration may word them anew. */
export const message = wording({
  'kit.library.loading': 'Asking the library …',
  'kit.library.unreached': 'The library cannot be shown',
  'kit.library.retry': 'Try again',
  'kit.library.dismiss': 'Close',
  'kit.library.cancel': 'Cancel',

  'kit.library.connect.title': 'Your kits, on all your sites',
  'kit.library.connect.text':
    'The cloud library keeps kits – whole designs of a site – where each of your sites can use them.',
  'kit.library.connect.benefit.reuse':
    'Build a design once, and apply it to as many sites as you like.',
  'kit.library.connect.benefit.choose': 'Choose what of a kit comes along, each time.',
  'kit.library.connect.benefit.back': 'Take an import back if it is not what you wanted.',

  'kit.library.upgrade.title': 'Your plan has no kit library yet',
  'kit.library.upgrade.text':
    'The account is connected. With a plan that has room for kits you can keep them here, and apply them to each of your sites.',

  'kit.library.notice.connected': 'Your account is connected.',
  'kit.library.notice.disconnected':
    'The account is disconnected. Its kits are still in the library.',
  'kit.library.notice.refused': 'You chose not to connect. Nothing has changed.',
  'kit.library.notice.failed':
    'The library did not answer, so the account is not connected. Try again in a while.',
  'kit.library.notice.lost':
    'The connection with your account has ended. Connect again to go on where you were: your search, order and page are kept.',
  'kit.library.notice.lost_upload':
    'The connection with your account has ended, so the file did not arrive. Connect again, then choose it once more; your search, order and page are kept.',
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
  'kit.library.empty': 'There is no kit in your library yet',
  'kit.library.empty.text': 'Export this site as a kit, or upload a kit’s file.',
  'kit.library.nothing': 'No kit fits “{search}”',
  'kit.library.nothing.text': 'Look for part of a name or of a description.',
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
    'It goes from your library, and so from all your sites’ choice. Sites that have applied it stay as they are.',
  'kit.library.deleting': 'Deleting …',
  'kit.library.deleted': '“{title}” is deleted.',
  'kit.library.undo': 'Undo',

  'kit.library.add': 'Add a kit',
  'kit.library.export': 'Export this site',
  'kit.library.upload': 'Upload a kit’s file',
  'kit.library.uploading': 'Uploading “{name}” …',
  'kit.library.upload.not_zip.title': '“{name}” is not a kit',
  'kit.library.upload.not_zip': 'Kits are zip files. Choose the file that an export saved.',
  'kit.library.upload.empty.title': '“{name}” is empty',
  'kit.library.upload.empty': 'The download may have broken off. Choose the file again.',
  'kit.library.upload.no_room.title': 'There is no room for “{name}”',
  'kit.library.upload.no_room':
    'It needs more than your plan has left. Delete kits that you no longer need, or upgrade the plan.',
});

/** What has just happened, in words. */
export function noticeText(notice: Notice): string {
  const title = 'title' in notice ? notice.title : '';
  return message(`kit.library.notice.${notice.kind}`, { title });
}
