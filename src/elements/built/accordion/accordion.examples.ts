import type { Example } from '../../../core/element/example';
import type { AccordionSettings } from '../../settings-types';

/** Examples of `<nh-accordion>`. */
export const examples: readonly Example<AccordionSettings>[] = [
  {
    title: 'Questions and answers',
    note: 'The first item is open. Opening another item closes it.',
    settings: {
      items: [
        { title: 'Do you teach?', content: 'On Saturdays, from ten to four.' },
        { title: 'How long does a repair take?', content: 'A week.\n\nA new spine takes three.' },
        { title: 'Do you ship?', content: 'Within Europe, insured.' },
      ],
    },
  },
  {
    title: 'Closed at first, with headings',
    note: 'All items are closed when the page loads. The titles are headings of the page’s outline, and each id can be linked to.',
    settings: {
      default_active: 'none',
      title_html_tag: 'h3',
      items: [
        { id: 'opening-hours', title: 'Opening hours', content: 'Tuesday to Friday, 9 to 17.' },
        { id: 'parking', title: 'Parking', content: 'In the yard, behind the gate.' },
      ],
    },
  },
];
