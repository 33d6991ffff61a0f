import { wording } from '../../../core/config';

/** The words of the dialog in which a part of a kit is customised. */
export const customizationMessage = wording({
  'kit.customize.title': 'Customise: {part}',
  'kit.customize.save': 'Save',
  'kit.customize.cancel': 'Cancel',
  'kit.customize.count': '{chosen} of {total}',
  'kit.customize.chosen': '{chosen} of {total} chosen',
  'kit.customize.search': 'Search in {section}',
  'kit.customize.found': '{count} found',
  'kit.customize.more': 'Show {count} more',
  'kit.customize.empty': 'There is nothing to choose here.',
});
