import { wording } from '../../../core/config';
import { type Fault, limits } from './faults';

/** The sentences of the export; the site's configuration may word them anew. */
export const message = wording({
  'kit.export.steps': 'Steps of the export',
  'kit.export.step.describe': 'Describe',
  'kit.export.step.customize': 'Customise',
  'kit.export.step.run': 'Export',
  'kit.export.step.summary': 'Done',
  'kit.export.describe': 'Describe the kit',
  'kit.export.customize': 'Choose what goes along',
  'kit.export.run': 'The kit is being made',
  'kit.export.stopped': 'The export has stopped',
  'kit.export.done': 'The kit is ready',

  'kit.export.title': 'Name of the kit',
  'kit.export.description': 'Description',
  'kit.export.optional': 'optional',
  'kit.export.counter': '{length} of {limit} characters',
  'kit.export.parts': 'Parts of the kit',
  'kit.export.next': 'Next: customise',
  'kit.export.back': 'Back',
  'kit.export.edit': 'Edit',
  'kit.export.edit_part': 'Edit {part}',
  'kit.export.whole': 'All of it',
  'kit.export.share': '{chosen} of {total} chosen',
  'kit.export.left_out': 'Left out',
  'kit.export.loading': 'Asking the server what the site holds …',
  'kit.export.target': 'Where the kit goes',
  'kit.export.target.file': 'A file on this computer',
  'kit.export.target.cloud': 'The cloud library',
  'kit.export.start.file': 'Export as a file',
  'kit.export.start.cloud': 'Export to the cloud library',

  'kit.export.fault.title.required': 'Give the kit a name.',
  'kit.export.fault.title.too_long': 'The name is {count} characters too long.',
  'kit.export.fault.title.too_long.one': 'The name is {count} character too long.',
  'kit.export.fault.description.too_long': 'The description is {count} characters too long.',
  'kit.export.fault.description.too_long.one': 'The description is {count} character too long.',
  'kit.export.fault.parts.required': 'Choose at least one part beside the plugins.',

  'kit.export.preparing': 'The server is preparing the export …',
  'kit.export.running': 'Step {step} of {total}: {title}',
  'kit.export.runner.done': 'done',
  'kit.export.runner.running': 'under way',
  'kit.export.runner.waiting': 'waiting',
  'kit.export.resumes': 'It goes on by itself as soon as you are online.',
  'kit.export.cancel': 'Cancel',
  'kit.export.retry': 'Try again',

  'kit.export.nothing': 'nothing',
  'kit.export.download': 'Download the kit',
  'kit.export.in_cloud': 'The kit is in your cloud library.',
  'kit.export.open_cloud': 'Open it there',
  'kit.export.another': 'Export another kit',
});

/** What is wrong with a draft, in words. */
export function faultText({ field, rule, count }: Fault): string {
  if (field === 'parts') return message('kit.export.fault.parts.required');
  if (rule === 'too_long')
    return message(`kit.export.fault.${field}.too_long`, { count: count ?? 0 });
  return message('kit.export.fault.title.required');
}

/** How long a text is of how much it may be. */
export function counterText(field: keyof typeof limits, length: number): string {
  return message('kit.export.counter', { length, limit: limits[field] });
}
