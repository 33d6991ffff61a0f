import { common } from '../../../core/config';
import { defineToolMessages } from '../../../core/languages/tool-words';
import type { Refusal } from './upload/picked-file';

/** The texts of the import; the site's configuration may override them. */
export const message = defineToolMessages('kits', {
  'kit.import.steps': 'Steps of the import',
  'kit.import.step.upload': 'Upload',
  'kit.import.step.customize': 'Choose',
  'kit.import.step.run': 'Import',
  'kit.import.step.done': 'Done',

  'kit.import.upload': 'Choose a kit',
  'kit.import.upload.about':
    'A kit is the zip file that an export saves. You choose what to import before anything on the site changes.',
  'kit.import.looking': 'Checking for an unfinished import …',
  'kit.import.choose': 'Choose a zip file',
  'kit.import.drop': 'or drop it here',
  'kit.import.drop_now': 'Drop to upload',
  'kit.import.half': 'The upload of “{name}” was interrupted',
  'kit.import.half.about':
    '{sent} of {size} are on the server. Choose the same file again to resume the upload.',
  'kit.import.half.forget': 'Discard this upload',
  'kit.import.half.replace': 'Upload “{name}” instead',
  'kit.import.source.address': 'A kit from {host}',
  'kit.import.source.cloud': 'A kit from your cloud library',
  'kit.import.source.about':
    'The server downloads the kit. You choose what to import before anything on the site changes.',
  'kit.import.source.fetch': 'Download this kit',
  'kit.import.last': 'Last import: “{title}”, {date}',
  'kit.import.reverted': 'The import of “{title}” was undone.',

  'kit.import.refused.several':
    'You chose {count} files. Choose a single zip file: kits are imported one at a time.',
  'kit.import.refused.not-zip':
    '“{name}” is not a zip file. Choose the zip file that the export saved, without unpacking it.',
  'kit.import.refused.unreadable':
    '“{name}” can no longer be read: it was moved or changed. Choose it again.',
  'kit.import.refused.other':
    '“{name}” is not the file whose upload was interrupted. Choose “{expected}” to resume its upload.',
  'kit.import.refused.address':
    'This site does not accept kits from “{address}”, so nothing was downloaded. Choose a file instead.',

  'kit.import.uploading': 'Uploading “{name}”',
  'kit.import.fetching': 'The server is downloading the kit',
  'kit.import.checking': 'Checking the kit …',
  'kit.import.items': '{done} of {total}',
  'kit.import.sent': '{sent} of {size}, {percent}',
  'kit.import.paused':
    'You are offline. The upload resumes automatically when the connection is back; nothing is lost.',
  'kit.import.cancel': common.cancel,
  'kit.import.retry': common.retry,

  'kit.import.customize': 'Choose what to import',
  'kit.import.from': 'From {site}',
  'kit.import.exported': 'Exported on {date}',
  'kit.import.older':
    'This is an older export. Parts that it could not contain are marked “not exported”.',
  'kit.import.software': 'A kit of {software}: {contents}',
  'kit.import.software.empty': 'A kit of {software}',
  'kit.import.count.pages': '{count} pages',
  'kit.import.count.pages.one': '{count} page',
  'kit.import.count.posts': '{count} posts',
  'kit.import.count.posts.one': '{count} post',
  'kit.import.count.templates': '{count} templates',
  'kit.import.count.templates.one': '{count} template',
  'kit.import.count.menus': '{count} menus',
  'kit.import.count.menus.one': '{count} menu',
  'kit.import.left_out': '{count} things of this kit cannot be imported as they are',
  'kit.import.left_out.one': '{count} thing of this kit cannot be imported as it is',
  'kit.import.left_out.post-type': '{name}: this site has no such content ({count} left out)',
  'kit.import.left_out.taxonomy': '{name}: this site has no such taxonomy',
  'kit.import.left_out.setting': '{name}: this site has no such setting',
  'kit.import.left_out.template': '{name}: this site has no such kind of template',
  'kit.import.left_out.menu-entry':
    'The menu entry “{name}”: it links to no page or post of the kit',
  'kit.import.left_out.code':
    '“{name}”: scripts, styles and other code are removed from its HTML ({count})',
  'kit.import.left_out.picture':
    '{count} pictures on {name}: this site fetches no pictures from there',
  'kit.import.left_out.picture.one':
    '{count} picture on {name}: this site fetches no pictures from there',
  'kit.import.left_out.element': 'Elements of the kind {name} become plain containers ({count})',
  'kit.import.not_exported': 'Not exported',
  'kit.import.documents': '{count} documents',
  'kit.import.documents.one': '{count} document',
  'kit.import.parts': 'Kit parts',
  'kit.import.part.chosen': '{chosen} of {total}',
  'kit.import.part.edit': 'Edit',
  'kit.import.part.edit_of': 'Edit {part}',

  'kit.import.pictures': 'Pictures on {hosts}',
  'kit.import.pictures.fetch': 'Fetch {count} pictures',
  'kit.import.pictures.fetch.one': 'Fetch {count} picture',
  'kit.import.pictures.about':
    'The kit has only the addresses of its pictures. Fetched pictures are stored on this site; others stay on {hosts}.',
  'kit.import.pictures.fetched': '{count} pictures were fetched',
  'kit.import.pictures.fetched.one': '{count} picture was fetched',
  'kit.import.pictures.failed': '{count} pictures could not be fetched',
  'kit.import.pictures.failed.one': '{count} picture could not be fetched',
  'kit.import.picture.unreachable': 'the server did not send it',
  'kit.import.picture.no-picture': 'not a PNG, JPEG, GIF or WebP picture',
  'kit.import.picture.too-large': 'too large',
  'kit.import.picture.over-limit': 'too many pictures',

  'kit.import.plugins': 'Plugins that the kit uses',
  'kit.import.plugin.active': 'Active on this site',
  'kit.import.plugin.inactive': 'Will be activated',
  'kit.import.plugin.missing': 'Will be installed',
  'kit.import.plugin.inactive.not': 'Inactive; you are not allowed to activate it',
  'kit.import.plugin.missing.not': 'Missing; you are not allowed to install it',
  'kit.import.plugin.missing.unavailable': 'Missing; install it yourself',
  'kit.import.plugins.not_allowed':
    'Your account is not allowed to install plugins. Missing plugins are skipped; content that needs them appears once an administrator has installed them.',

  'kit.import.conflicts': '{count} items already exist on this site',
  'kit.import.conflicts.one': '{count} item already exists on this site',
  'kit.import.conflicts.about':
    'Decide for each item, or for all at once. By default, the site’s version is kept.',
  'kit.import.conflicts.all': 'For all items',
  'kit.import.conflicts.counts': 'Keep {keep} · overwrite {overwrite} · rename {rename}',
  'kit.import.decision.keep': 'Keep the site’s version',
  'kit.import.decision.overwrite': 'Overwrite',
  'kit.import.decision.rename': 'Import under another name',
  'kit.import.all.keep': 'Keep all',
  'kit.import.all.overwrite': 'Overwrite all',
  'kit.import.all.rename': 'Rename all documents',
  'kit.import.changes': '{count} differences',
  'kit.import.changes.one': '{count} difference',
  'kit.import.changes.of': 'Differences in “{title}”',
  'kit.import.changes.field': 'Field',
  'kit.import.changes.site': 'On this site',
  'kit.import.changes.kit': 'In the kit',
  'kit.import.changes.empty': 'empty',

  'kit.import.start': 'Import',
  'kit.import.nothing': 'Nothing is selected. Select at least one part of the kit.',
  'kit.import.start_over': 'Choose another kit',

  'kit.import.running': 'Importing “{title}”',
  'kit.import.running.about':
    'Leave this page open. If it closes, the import continues with the next step when you return.',
  'kit.import.run.progress': '{done} of {total} steps',
  'kit.import.run.preparing': 'Preparing …',
  'kit.import.runner.done': 'done',
  'kit.import.runner.running': 'in progress',
  'kit.import.runner.waiting': 'waiting',
  'kit.import.runner.failed': 'failed',
  'kit.import.stopped': 'The import of “{title}” stopped',
  'kit.import.stopped.about':
    'Completed steps are kept. “Try again” continues with the step that failed.',

  'kit.import.completed': '“{title}” was imported',
  'kit.import.unneeded': 'Nothing had to be changed for “{title}”',
  'kit.import.duration': 'It took {duration}.',
  'kit.import.outcome.created': '{count} created',
  'kit.import.outcome.overwritten': '{count} overwritten',
  'kit.import.outcome.renamed': '{count} renamed',
  'kit.import.outcome.kept': '{count} kept unchanged',
  'kit.import.outcome.kept.one': '{count} kept unchanged',
  'kit.import.outcome.activated': '{count} activated',
  'kit.import.outcome.missing': '{count} missing',
  'kit.import.outcome.failed': '{count} could not be activated',
  'kit.import.outcome.failed.one': '{count} could not be activated',
  'kit.import.outcome.created.one_of': 'created',
  'kit.import.outcome.overwritten.one_of': 'overwritten',
  'kit.import.outcome.renamed.one_of': 'renamed',
  'kit.import.outcome.kept.one_of': 'kept unchanged',
  'kit.import.outcome.activated.one_of': 'activated',
  'kit.import.outcome.missing.one_of': 'missing',
  'kit.import.outcome.failed.one_of': 'could not be activated',
  'kit.import.failed_plugins':
    '{count} plugins could not be activated. Activate them in the list of plugins; content that needs them appears then.',
  'kit.import.failed_plugins.one':
    '{count} plugin could not be activated. Activate it in the list of plugins; content that needs it appears then.',
  'kit.import.failed_plugins.list': 'Open the list of plugins',
  'kit.import.nothing_imported': 'Nothing on the site has changed.',
  'kit.import.more': 'Show {count} more',
  'kit.import.another': 'Import another kit',

  'kit.import.revert': 'Undo import',
  'kit.import.revert.title': 'Undo the import of “{title}”?',
  'kit.import.revert.about':
    'Content that the import created is deleted, and content that it overwrote is restored.',
  'kit.import.revert.edited': 'Edited since the import:',
  'kit.import.revert.all': 'Undo all, including edits',
  'kit.import.revert.keep': 'Keep edited content',
  'kit.import.reverting': 'Undoing the import …',
});

/** Returns the text for the refusal of a chosen file. */
export function refusalText(refusal: Refusal): string {
  const { kind, ...values } = refusal;
  return message(`kit.import.refused.${kind}`, values);
}
