import { common } from '../../../../core/config';
import { defineToolMessages } from '../../../../core/languages/tool-words';

/** The messages of the template library's dialogs. */
export const dialogMessage = defineToolMessages('libraries', {
  'library.dialog.cancel': common.cancel,
  'library.dialog.close': common.close,
  'library.dialog.retry': common.retry,
  'library.dialog.connect': 'Connect an account',
  'library.dialog.name': 'Name',

  'library.dialog.fault.required': 'Enter a name.',
  'library.dialog.fault.too_long':
    'A name can have at most {longest} characters; this one has {length}. Shorten it.',
  'library.dialog.fault.taken': 'Another folder has this name. Choose a different name.',

  'library.dialog.partly': '{count} templates were not changed',
  'library.dialog.partly.one': 'One template was not changed',
  'library.dialog.partly.done': 'The other {count} are done.',
  'library.dialog.partly.done.one': 'The other one is done.',
  'library.dialog.partly.none': 'Nothing was changed.',
  'library.dialog.partly.more': 'And {count} more.',
  'library.dialog.partly.list': 'Templates that were not changed, with the reason',
  'library.dialog.partly.nameless': 'A template with an unknown name',

  'library.dialog.rename.title': 'Rename “{title}”',
  'library.dialog.rename': 'Rename',
  'library.dialog.renaming': 'Renaming …',

  'library.dialog.folder.name': 'Folder name',
  'library.dialog.folder.create.title': 'Create folder',
  'library.dialog.folder.create': 'Create',
  'library.dialog.folder.create.running': 'Creating …',
  'library.dialog.folder.new.title': 'New folder',
  'library.dialog.folder.new': 'Create',
  'library.dialog.folder.new.running': 'Creating …',
  'library.dialog.folder.rename.title': 'Rename folder “{name}”',
  'library.dialog.folder.rename': 'Rename',
  'library.dialog.folder.rename.running': 'Renaming …',

  'library.dialog.delete.title': 'Delete “{title}”?',
  'library.dialog.delete.several': 'Delete {count} templates?',
  'library.dialog.delete.several.one': 'Delete one template?',
  'library.dialog.delete.text':
    'Pages made with them do not change. You can undo this for a short time.',
  'library.dialog.delete.text.one':
    'Pages made with it do not change. You can undo this for a short time.',
  'library.dialog.delete': 'Delete',
  'library.dialog.deleting': 'Deleting …',
  'library.dialog.delete_folder.title': 'Delete folder “{name}”?',
  'library.dialog.delete_folder.text':
    'Its {count} templates are deleted too. You can undo this for a short time.',
  'library.dialog.delete_folder.text.one':
    'Its template is deleted too. You can undo this for a short time.',
  'library.dialog.delete_folder.empty': 'The folder is empty.',
  'library.dialog.delete_folder': 'Delete folder',

  'library.dialog.insert.title': 'Insert “{title}”',
  'library.dialog.insert.text':
    'The template contains page settings, such as the layout and the background. Do you want to apply them to this page? They replace the current settings.',
  'library.dialog.insert.apply': 'Apply',
  'library.dialog.insert.skip': 'Don’t apply',

  'library.dialog.place': 'Destination',
  'library.dialog.place.site': 'This site',
  'library.dialog.place.cloud': 'Cloud library',
  'library.dialog.place.outside': 'Outside folders',
  'library.dialog.place.here': 'Current folder',
  'library.dialog.place.count': '{count} templates',
  'library.dialog.place.count.one': '{count} template',
  'library.dialog.place.search': 'Search folders',
  'library.dialog.place.found': '{count} folders found',
  'library.dialog.place.found.one': '{count} folder found',
  'library.dialog.place.loading': 'Loading folders …',
  'library.dialog.place.new_folder': 'New folder',
  'library.dialog.place.missing': 'Choose a destination.',
  'library.dialog.place.gone': 'The selected folder was deleted. Choose another destination.',

  'library.dialog.access.connect':
    'Templates in the cloud library are available on all your sites. Connect an account to use it.',
  'library.dialog.access.upgrade':
    'Your plan does not include the cloud library. Upgrade to use it.',
  'library.dialog.access.full':
    'Your cloud library is full, so nothing can be added. Delete templates that you no longer need, or upgrade your plan.',

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
  'library.dialog.access.upgrade.title': 'Your plan does not include the cloud library',
  'library.dialog.access.full.title': 'Your cloud library is full',
  'library.dialog.access.kept': 'Your entries are kept.',

  'library.dialog.select_folder.title': 'Select folder',
  'library.dialog.select_folder': 'Select',

  'library.dialog.type': 'Type',
  'library.dialog.save.title': 'Save as template',
  'library.dialog.save': common.save,
  'library.dialog.saving': 'Saving …',
  'library.dialog.save.folder': 'Folder: {folder}',
  'library.dialog.save.select_folder': 'Select folder',
  'library.dialog.save.arrived': 'Saved',

  'library.dialog.import.title': 'Import templates',
  'library.dialog.import': 'Import',
  'library.dialog.importing': 'Importing …',
  'library.dialog.import.choose': 'Choose files',
  'library.dialog.import.drop': 'Or drop them here: .json files, or zips of them',
  'library.dialog.import.drop_now': 'Drop to add them',
  'library.dialog.import.reading': 'Reading files …',
  'library.dialog.import.none': 'Choose at least one file that contains a template.',
  'library.dialog.import.found': '{count} templates will be imported',
  'library.dialog.import.found.one': 'One template will be imported',
  'library.dialog.import.found.list': 'Templates to import',
  'library.dialog.import.refused.list': 'Files that cannot be imported, with the reason',
  'library.dialog.import.clear': 'Clear list',
  'library.dialog.import.arrived': '{arrived} of {count} templates imported.',
  'library.dialog.import.refused': '{count} files cannot be imported',
  'library.dialog.import.refused.one': 'One file cannot be imported',
  'library.dialog.import.fault.wrong_kind':
    'This is not a .json or .zip file. Choose an exported template.',
  'library.dialog.import.fault.not_json': 'This is not valid JSON. Export the template again.',
  'library.dialog.import.fault.no_template': 'It contains no template, or one in an old format.',
  'library.dialog.import.fault.long_title':
    'The template’s name is longer than 200 characters. Shorten it before you export.',
  'library.dialog.import.fault.too_large':
    'A template can have at most 2 MB. Split it into several.',
  'library.dialog.import.fault.unreadable':
    'The file cannot be read; it may have been moved. Choose it again.',
  'library.dialog.import.fault.no_files': 'The zip is empty.',
  'library.dialog.import.fault.not-a-zip': 'This is not a zip file, despite its name.',
  'library.dialog.import.fault.too-large': 'A zip can have at most 50 MB. Split it into several.',
  'library.dialog.import.fault.too-many-entries':
    'A zip can contain at most 1,000 files. Split it into several.',
  'library.dialog.import.fault.unpacked-too-large':
    'It is too large when unpacked. Split it into several.',
  'library.dialog.import.fault.compressed-too-much':
    'It looks like a zip bomb. Import only templates that you trust.',
  'library.dialog.import.fault.unsafe-path':
    'A path in it points outside the zip. Import only templates that you trust.',
  'library.dialog.import.fault.link':
    'It is a link to another file. Import only templates that you trust.',
  'library.dialog.import.fault.encrypted':
    'It is protected by a password. Zip the files without one.',
  'library.dialog.import.fault.duplicate-name':
    'Several files in the zip have this name. Rename them.',
  'library.dialog.import.fault.damaged': 'The file is damaged. Download or export it again.',
});
