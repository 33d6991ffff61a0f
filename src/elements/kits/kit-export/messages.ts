import { common } from '../../../core/config';
import { defineToolMessages } from '../../../core/languages/tool-words';
import { type Fault, limits } from './faults';

/** The texts of the export; the site's configuration may override them. */
export const message = defineToolMessages('kits', {
  'kit.export.steps': 'Steps of the export',
  'kit.export.step.describe': 'Describe',
  'kit.export.step.customize': 'Customise',
  'kit.export.step.run': 'Export',
  'kit.export.step.summary': 'Done',
  'kit.export.describe': 'Describe the kit',
  'kit.export.customize': 'Choose what to export',
  'kit.export.run': 'Exporting the kit',
  'kit.export.stopped': 'The export stopped',
  'kit.export.done': 'The kit is ready',

  'kit.export.title': 'Kit name',
  'kit.export.description': 'Description',
  'kit.export.optional': 'optional',
  'kit.export.counter': '{length} of {limit} characters',
  'kit.export.parts': 'Kit parts',
  'kit.export.next': 'Next: customise',
  'kit.export.back': 'Back',
  'kit.export.edit': 'Edit',
  'kit.export.edit_part': 'Edit {part}',
  'kit.export.whole': 'Everything',
  'kit.export.share': '{chosen} of {total} chosen',
  'kit.export.left_out': 'Left out',
  'kit.export.loading': 'Loading the site’s content …',
  'kit.export.format': 'Made for',
  'kit.export.format.own': 'This site’s tools',
  'kit.export.format.elementor': 'Elementor',
  'kit.export.format.elementor.about':
    'Elementor’s import fetches the pictures from this site, so the site must be public. Custom fonts, icons and code are left out.',
  'kit.export.target': 'Destination',
  'kit.export.target.file': 'A file on this computer',
  'kit.export.target.cloud': 'The cloud library',
  'kit.export.start.file': 'Export as a file',
  'kit.export.start.cloud': 'Export to the cloud library',

  'kit.export.fault.title.required': 'Give the kit a name.',
  'kit.export.fault.title.too_long': 'The name is {count} characters too long.',
  'kit.export.fault.title.too_long.one': 'The name is {count} character too long.',
  'kit.export.fault.description.too_long': 'The description is {count} characters too long.',
  'kit.export.fault.description.too_long.one': 'The description is {count} character too long.',
  'kit.export.fault.parts.required': 'Choose at least one part besides the plugins.',

  'kit.export.preparing': 'The server is preparing the export …',
  'kit.export.running': 'Step {step} of {total}: {title}',
  'kit.export.runner.done': 'done',
  'kit.export.runner.running': 'in progress',
  'kit.export.runner.waiting': 'waiting',
  'kit.export.resumes': 'The export continues automatically when you are online.',
  'kit.export.cancel': common.cancel,
  'kit.export.retry': common.retry,

  'kit.export.nothing': 'nothing',
  'kit.export.download': 'Download the kit',
  'kit.export.in_cloud': 'The kit is in your cloud library.',
  'kit.export.open_cloud': 'Open in the cloud library',
  'kit.export.another': 'Export another kit',
});

/** Returns the text for a validation error of a draft. */
export function faultText({ field, rule, count }: Fault): string {
  if (field === 'parts') return message('kit.export.fault.parts.required');
  if (rule === 'too_long')
    return message(`kit.export.fault.${field}.too_long`, { count: count ?? 0 });
  return message('kit.export.fault.title.required');
}

/** Returns the text of a field's character counter. */
export function counterText(field: keyof typeof limits, length: number): string {
  return message('kit.export.counter', { length, limit: limits[field] });
}
