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
  'library.dialog.partly.list': 'What stays as it was, and why',
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
    'Pages that were made with them stay as they are. You can undo this for a short while.',
  'library.dialog.delete.text.one':
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

  'library.dialog.place': 'Where to',
  'library.dialog.place.site': 'This site',
  'library.dialog.place.cloud': 'Cloud library',
  'library.dialog.place.outside': 'Outside of folders',
  'library.dialog.place.here': 'It is there now',
  'library.dialog.place.count': '{count} templates',
  'library.dialog.place.count.one': '{count} template',
  'library.dialog.place.search': 'Search folders',
  'library.dialog.place.found': '{count} folders found',
  'library.dialog.place.found.one': '{count} folder found',
  'library.dialog.place.loading': 'Asking the library for its folders …',
  'library.dialog.place.new_folder': 'New folder',
  'library.dialog.place.missing': 'Choose a place.',
  'library.dialog.place.gone':
    'The folder that was chosen is not there any more. Choose another place.',

  'library.dialog.access.connect':
    'The cloud library keeps templates where each of your sites can use them. Connect an account to put some there.',
  'library.dialog.access.upgrade':
    'Your plan has no room for templates in the cloud library. Upgrade it to put some there.',
  'library.dialog.access.full':
    'Your cloud library is full, so nothing can be added. Delete what you no longer need, or upgrade the plan.',

  'library.dialog.move': 'Move',
  'library.dialog.move.running': 'Moving …',
  'library.dialog.move.title': 'Move “{title}”',
  'library.dialog.move.several': 'Move {count} templates',
  'library.dialog.move.several.one': 'Move one template',
  'library.dialog.copy': 'Copy',
  'library.dialog.copy.running': 'Copying …',
  'library.dialog.copy.title': 'Copy “{title}”',
  'library.dialog.copy.several': 'Copy {count} templates',
  'library.dialog.copy.several.one': 'Copy one template',

  'library.dialog.access.connect.title': 'Connect an account first',
  'library.dialog.access.upgrade.title': 'Your plan has no cloud library',
  'library.dialog.access.full.title': 'Your cloud library is full',
  'library.dialog.access.kept': 'What you have filled in stays as it is.',

  'library.dialog.select_folder.title': 'Select a folder',
  'library.dialog.select_folder': 'Select',

  'library.dialog.type': 'Type',
  'library.dialog.save.title': 'Save as a template',
  'library.dialog.save': 'Save',
  'library.dialog.saving': 'Saving …',
  'library.dialog.save.folder': 'Folder: {folder}',
  'library.dialog.save.select_folder': 'Select a folder',
  'library.dialog.save.arrived': 'Saved',

  'library.dialog.import.title': 'Import templates',
  'library.dialog.import': 'Import',
  'library.dialog.importing': 'Importing …',
  'library.dialog.import.choose': 'Choose files',
  'library.dialog.import.drop': 'Or drop them here: .json files, or zips of them',
  'library.dialog.import.drop_now': 'Let go to read them',
  'library.dialog.import.reading': 'Looking into the files …',
  'library.dialog.import.none': 'Choose at least one file with a template.',
  'library.dialog.import.found': '{count} templates will be imported',
  'library.dialog.import.found.one': 'One template will be imported',
  'library.dialog.import.found.list': 'What will be imported',
  'library.dialog.import.refused.list': 'What cannot be imported, and why',
  'library.dialog.import.clear': 'Clear the list',
  'library.dialog.import.arrived': '{arrived} of {count} templates are in the library.',
  'library.dialog.import.refused': '{count} files cannot be imported',
  'library.dialog.import.refused.one': 'One file cannot be imported',
  'library.dialog.import.fault.wrong_kind':
    'It is neither a .json file nor a zip. Choose the file that an export saved.',
  'library.dialog.import.fault.not_json':
    'It holds no JSON that can be trusted. Export the template again.',
  'library.dialog.import.fault.no_template':
    'It holds no template, or one that was made with older software.',
  'library.dialog.import.fault.long_title':
    'The template’s name is longer than 200 characters. Shorten it where it comes from.',
  'library.dialog.import.fault.too_large': 'A template may have 2 MB. Share it out among several.',
  'library.dialog.import.fault.unreadable':
    'It cannot be read any more; it may have been moved. Choose it again.',
  'library.dialog.import.fault.no_files': 'There is nothing in it.',
  'library.dialog.import.fault.not-a-zip': 'It is no zip, whatever its name.',
  'library.dialog.import.fault.too-large': 'A zip may have 50 MB. Share it out among several.',
  'library.dialog.import.fault.too-many-entries':
    'A zip may hold 1,000 files. Share it out among several.',
  'library.dialog.import.fault.unpacked-too-large':
    'It is too large when unpacked. Share it out among several.',
  'library.dialog.import.fault.compressed-too-much':
    'It looks like a zip bomb. Take templates only from where you trust.',
  'library.dialog.import.fault.unsafe-path':
    'It reaches out of its folder. Take templates only from where you trust.',
  'library.dialog.import.fault.link':
    'It is a link to another file. Take templates only from where you trust.',
  'library.dialog.import.fault.encrypted': 'It is locked by a password. Pack it without one.',
  'library.dialog.import.fault.duplicate-name':
    'This name is in it more than once, so that nobody knows which one counts.',
  'library.dialog.import.fault.damaged': 'It is damaged. Download or export it again.',
});
