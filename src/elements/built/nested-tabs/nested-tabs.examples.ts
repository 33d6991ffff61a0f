import type { Example } from '../../../core/element/example';
import type { NestedTabsSettings } from '../../settings-types';

/** Examples of `<nh-nested-tabs>`. */
export const examples: readonly Example<NestedTabsSettings>[] = [
  {
    title: 'Tabs from settings',
    note: 'The element draws the tabs and their panels.',
    settings: {
      items: [
        { title: 'Courses', content: 'On Saturdays, for eight people.' },
        { title: 'Repairs', content: 'All week.\n\nBring the book with you.' },
        { title: 'Paper', content: 'By the sheet.' },
      ],
    },
  },
  {
    title: 'Scrolling tabs',
    note: 'Titles that do not fit into one row scroll sideways.',
    settings: {
      horizontal_scroll: 'enable',
      items: [
        { title: 'Monday', content: 'Closed.' },
        { title: 'Tuesday', content: '9 to 17.' },
        { title: 'Wednesday', content: '9 to 17.' },
        { title: 'Thursday', content: '9 to 20.' },
        { title: 'Friday', content: '9 to 17.' },
        { title: 'Saturday', content: 'Courses only.' },
      ],
    },
  },
];
