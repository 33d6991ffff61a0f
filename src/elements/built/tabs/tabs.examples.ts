import type { Example } from '../../../core/element/example';
import type { TabsSettings } from '../../settings-types';

/** Examples of `<nh-tabs>`. */
export const examples: readonly Example<TabsSettings>[] = [
  {
    title: 'Tabs above their panel',
    note: 'On phones the tabs become an accordion.',
    settings: {
      items: [
        { title: 'Courses', content: 'On Saturdays, for eight people.' },
        { title: 'Repairs', content: 'All week.\n\nBring the book with you.' },
        { title: 'Paper', content: 'By the sheet.' },
      ],
    },
  },
  {
    title: 'Tabs beside their panel',
    note: 'The list of tabs stands beside the panel. The up and down arrows move between tabs.',
    settings: {
      type: 'vertical',
      items: [
        { title: 'Courses', content: 'On Saturdays, for eight people.' },
        { title: 'Repairs', content: 'All week.\n\nBring the book with you.' },
        { title: 'Paper', content: 'By the sheet.' },
      ],
    },
  },
];
