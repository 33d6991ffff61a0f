import { common } from '../../../../core/config';
import { defineToolMessages } from '../../../../core/languages/tool-words';

/** The messages of the trash. */
export const trashMessage = defineToolMessages('libraries', {
  'library.trash': 'Trash',
  'library.trash.text':
    'Deleted templates and kits stay here for a day and use your storage until they are removed.',
  'library.trash.loading': 'Loading the trash …',
  'library.trash.empty': 'The trash is empty.',
  'library.trash.count': '{count} items, {size}',
  'library.trash.count.one': '{count} item, {size}',
  'library.trash.rest': 'The {count} last deleted items are shown.',
  'library.trash.kind.template': 'Template',
  'library.trash.kind.kit': 'Kit',
  'library.trash.item': '{kind}, {size}, removed {when}',
  'library.trash.item.folder': '{kind} from “{folder}”, {size}, removed {when}',
  'library.trash.hours': 'in {count} hours',
  'library.trash.hours.one': 'in {count} hour',
  'library.trash.soon': 'within an hour',
  'library.trash.restore': 'Restore',
  'library.trash.restore.title': 'Restore “{title}”',
  'library.trash.restored': '“{title}” is restored.',
  'library.trash.empty_it': 'Empty trash …',
  'library.trash.confirm': 'Remove all {count} items for good? This cannot be undone.',
  'library.trash.confirm.one': 'Remove the item for good? This cannot be undone.',
  'library.trash.remove': 'Remove for good',
  'library.trash.keep': 'Keep',
  'library.trash.removed': 'The trash is emptied.',
  'library.trash.retry': common.retry,
  'library.trash.close': common.close,
});
