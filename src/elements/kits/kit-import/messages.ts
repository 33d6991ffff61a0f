import { wording } from '../../../core/config';
import type { Refusal } from './upload/picked-file';

/** The sentences of the import; the site's configuration may word them anew. */
export const message = wording({
  'kit.import.steps': 'Steps of the import',
  'kit.import.step.upload': 'Upload',
  'kit.import.step.customize': 'Choose',
  'kit.import.step.run': 'Import',
  'kit.import.step.done': 'Done',

  'kit.import.upload': 'Choose a kit',
  'kit.import.upload.about':
    'A kit is the zip file that an export saves. You choose what comes along before anything on the site changes.',
  'kit.import.looking': 'Looking for an import under way …',
  'kit.import.choose': 'Choose a zip file',
  'kit.import.drop': 'or drop it here',
  'kit.import.drop_now': 'Drop it to upload it',
  'kit.import.half': '“{name}” is half uploaded',
  'kit.import.half.about':
    '{sent} of {size} are on the server. Choose the same file again, and the upload goes on where it broke off.',
  'kit.import.half.forget': 'Forget that upload',
  'kit.import.half.replace': 'Upload “{name}” instead',
  'kit.import.source.address': 'A kit from {host}',
  'kit.import.source.cloud': 'A kit from your cloud library',
  'kit.import.source.about':
    'The server fetches it. You choose what comes along before anything on the site changes.',
  'kit.import.source.fetch': 'Fetch this kit',
  'kit.import.last': 'Last import: “{title}”, {date}',
  'kit.import.reverted': 'The import of “{title}” is taken back.',

  'kit.import.refused.several':
    'One kit at a time: you have chosen {count} files. Choose a single zip file.',
  'kit.import.refused.not-zip':
    '“{name}” is no zip file. Choose the zip file that the export saved, without unpacking it.',
  'kit.import.refused.unreadable':
    '“{name}” cannot be read any more: it has been moved or changed. Choose it again.',
  'kit.import.refused.other':
    '“{name}” is another file than “{expected}”, which is half uploaded. Choose “{expected}” to go on with it.',
  'kit.import.refused.address':
    'The address “{address}” is not one that this site takes kits from, so nothing is fetched. Choose a file instead.',

  'kit.import.uploading': 'Uploading “{name}”',
  'kit.import.fetching': 'The server fetches the kit',
  'kit.import.checking': 'Checking the kit …',
  'kit.import.sent': '{sent} of {size}, {percent}',
  'kit.import.paused':
    'You are offline. It goes on by itself as soon as the connection is back; nothing is lost.',
  'kit.import.cancel': 'Cancel',
  'kit.import.retry': 'Try again',

  'kit.import.customize': 'Choose what comes along',
  'kit.import.from': 'From {site}',
  'kit.import.exported': 'Exported on {date}',
  'kit.import.older': 'This is an older export. What it could not hold is marked “not exported”.',
  'kit.import.not_exported': 'Not exported',
  'kit.import.documents': '{count} documents',
  'kit.import.documents.one': '{count} document',
  'kit.import.parts': 'Parts of the kit',
  'kit.import.part.chosen': '{chosen} of {total}',
  'kit.import.part.edit': 'Edit',
  'kit.import.part.edit_of': 'Edit {part}',

  'kit.import.plugins': 'Plugins that the kit uses',
  'kit.import.plugin.active': 'Active on this site',
  'kit.import.plugin.inactive': 'Will be activated',
  'kit.import.plugin.missing': 'Will be installed',
  'kit.import.plugin.inactive.not': 'Not active, and you may not activate it',
  'kit.import.plugin.missing.not': 'Missing, and you may not install it',
  'kit.import.plugins.not_allowed':
    'Your account may not install plugins. The import goes on without those that are missing; what needs them shows once an administrator has installed them.',

  'kit.import.conflicts': 'On this site already: {count} things',
  'kit.import.conflicts.one': 'On this site already: {count} thing',
  'kit.import.conflicts.about':
    'The kit brings something that this site has too. Decide for each, or for all at once; unless you say otherwise, the site keeps its own.',
  'kit.import.conflicts.all': 'For all',
  'kit.import.conflicts.counts': 'Keep {keep} · overwrite {overwrite} · rename {rename}',
  'kit.import.decision.keep': 'Keep the site’s',
  'kit.import.decision.overwrite': 'Overwrite it',
  'kit.import.decision.rename': 'Import under another name',
  'kit.import.all.keep': 'Keep all',
  'kit.import.all.overwrite': 'Overwrite all',
  'kit.import.all.rename': 'Rename all documents',
  'kit.import.changes': '{count} differences',
  'kit.import.changes.one': '{count} difference',
  'kit.import.changes.of': 'What differs in “{title}”',
  'kit.import.changes.field': 'Field',
  'kit.import.changes.site': 'On this site',
  'kit.import.changes.kit': 'In the kit',
  'kit.import.changes.empty': 'empty',

  'kit.import.start': 'Import',
  'kit.import.nothing': 'Nothing is chosen. Tick at least one part that the kit has.',
  'kit.import.start_over': 'Choose another kit',

  'kit.import.running': 'Importing “{title}”',
  'kit.import.running.about':
    'Leave this page open. Should it close, the import goes on at the next step when you come back.',
  'kit.import.run.progress': '{done} of {total} steps',
  'kit.import.run.preparing': 'Preparing …',
  'kit.import.runner.done': 'done',
  'kit.import.runner.running': 'under way',
  'kit.import.runner.waiting': 'waiting',
  'kit.import.runner.failed': 'failed',
  'kit.import.stopped': 'The import of “{title}” has stopped',
  'kit.import.stopped.about':
    'Steps that are done stay done. Try again goes on at the step that failed.',

  'kit.import.completed': '“{title}” is imported',
  'kit.import.duration': 'It took {duration}.',
  'kit.import.outcome.created': '{count} created',
  'kit.import.outcome.overwritten': '{count} overwritten',
  'kit.import.outcome.renamed': '{count} under another name',
  'kit.import.outcome.kept': '{count} kept as they were',
  'kit.import.outcome.kept.one': '{count} kept as it was',
  'kit.import.outcome.activated': '{count} activated',
  'kit.import.outcome.missing': '{count} missing',
  'kit.import.outcome.created.one_of': 'created',
  'kit.import.outcome.overwritten.one_of': 'overwritten',
  'kit.import.outcome.renamed.one_of': 'under another name',
  'kit.import.outcome.kept.one_of': 'kept as it was',
  'kit.import.outcome.activated.one_of': 'activated',
  'kit.import.outcome.missing.one_of': 'missing',
  'kit.import.nothing_imported': 'Nothing on the site has changed.',
  'kit.import.more': 'Show {count} more',
  'kit.import.another': 'Import another kit',

  'kit.import.revert': 'Take the import back',
  'kit.import.revert.title': 'Take the import of “{title}” back?',
  'kit.import.revert.about':
    'What it has created goes, and what it has overwritten comes back as it was before.',
  'kit.import.revert.edited': 'Edited since the import:',
  'kit.import.revert.all': 'Take all back, with the edits',
  'kit.import.revert.keep': 'Keep what was edited',
  'kit.import.reverting': 'The import is being taken back …',
});

/** Why what was picked is not uploaded, in words. */
export function refusalText(refusal: Refusal): string {
  const { kind, ...values } = refusal;
  return message(`kit.import.refused.${kind}`, values);
}
