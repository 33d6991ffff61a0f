import { wording } from '../../../../core/config';

/** The sentences of the template library's dialogs; the site's configuration may word them anew. */
export const dialogMessage = wording({
  'library.dialog.cancel': 'Cancel',
  'library.dialog.close': 'Close',
  'library.dialog.retry': 'Try again',
  'library.dialog.connect': 'Connect an account',
  'library.dialog.name': 'Name',

  'library.dialog.fault.required': 'Type a name.',
  'library.dialog.fault.too_long':
    'A name has at most {longest} characters; this one has {length}. Shorten it.',
  'library.dialog.fault.taken': 'Another folder has this name. Choose another one.',

  'library.dialog.partly': '{count} templates stay as they were',
  'library.dialog.partly.one': 'One template stays as it was',
  'library.dialog.partly.done': 'It is done for the other {count}.',
  'library.dialog.partly.done.one': 'It is done for the other one.',
  'library.dialog.partly.none': 'Nothing has changed.',
  'library.dialog.partly.more': 'And {count} more.',
  'library.dialog.partly.nameless': 'A template whose name is not known',

  'library.dialog.rename.title': 'Rename “{title}”',
  'library.dialog.rename': 'Rename',
  'library.dialog.renaming': 'Renaming …',

  'library.dialog.folder.name': 'Name of the folder',
  'library.dialog.folder.create.title': 'Create a folder',
  'library.dialog.folder.create': 'Create',
  'library.dialog.folder.create.running': 'Creating …',
  'library.dialog.folder.new.title': 'New folder',
  'library.dialog.folder.new': 'Create',
  'library.dialog.folder.new.running': 'Creating …',
  'library.dialog.folder.rename.title': 'Rename the folder “{name}”',
  'library.dialog.folder.rename': 'Rename',
  'library.dialog.folder.rename.running': 'Renaming …',

  'library.dialog.delete.title': 'Delete “{title}”?',
  'library.dialog.delete.several': 'Delete {count} templates?',
  'library.dialog.delete.several.one': 'Delete one template?',
  'library.dialog.delete.text':
    'Pages that were made with it stay as they are. You can undo this for a short while.',
  'library.dialog.delete': 'Delete',
  'library.dialog.deleting': 'Deleting …',
  'library.dialog.delete_folder.title': 'Delete the folder “{name}”?',
  'library.dialog.delete_folder.text':
    'The {count} templates in it are deleted too. You can undo this for a short while.',
  'library.dialog.delete_folder.text.one':
    'The template in it is deleted too. You can undo this for a short while.',
  'library.dialog.delete_folder.empty': 'There is nothing in it.',
  'library.dialog.delete_folder': 'Delete the folder',

  'library.dialog.insert.title': 'Insert “{title}”',
  'library.dialog.insert.text':
    'The template brings settings of its page along, such as the layout and the background. Do you want to apply them to this page? They take the place of what is set now.',
  'library.dialog.insert.apply': 'Apply',
  'library.dialog.insert.skip': 'Don’t apply',
  'library.dialog.inserting': 'Inserting …',
});
