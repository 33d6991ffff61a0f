import { common } from '../../../core/config';
import { defineToolMessages } from '../../../core/languages/tool-words';

/** The texts of the dialog that customises a part of a kit. */
export const customizationMessage = defineToolMessages('kits', {
  'kit.customize.title': 'Customise: {part}',
  'kit.customize.save': common.save,
  'kit.customize.cancel': common.cancel,
  'kit.customize.count': '{chosen} of {total}',
  'kit.customize.chosen': '{chosen} of {total} chosen',
  'kit.customize.search': 'Search in {section}',
  'kit.customize.found': '{count} found',
  'kit.customize.more': 'Show {count} more',
  'kit.customize.empty': 'Nothing to choose here.',
});
