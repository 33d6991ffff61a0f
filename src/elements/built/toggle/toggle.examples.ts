import type { Example } from '../../../core/element/example';
import type { ToggleSettings } from '../../settings-types';

/** Examples of `<nh-toggle>`. */
export const examples: readonly Example<ToggleSettings>[] = [
  {
    title: 'Questions and answers',
    note: 'Each item opens and closes by itself.',
    settings: {
      items: [
        { title: 'Do you teach?', content: 'On Saturdays, from ten to four.' },
        { title: 'How long does a repair take?', content: 'A week.\n\nA new spine takes three.' },
        { title: 'Do you ship?', content: 'Within Europe, insured.' },
      ],
    },
  },
  {
    title: 'Titles as headings',
    note: 'The titles are headings of the page’s outline. A link to `#care` opens the second item.',
    settings: {
      title_html_tag: 'h3',
      items: [
        { title: 'Paper', content: 'Cotton rag, without acid.' },
        { id: 'care', title: 'Care', content: 'Keep the book dry, and out of the sun.' },
      ],
    },
  },
];
