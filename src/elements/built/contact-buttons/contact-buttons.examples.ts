import type { Example } from '../../../core/element/example';
import type { ContactButtonsSettings } from '../../settings-types';

/** Examples of `<nh-contact-buttons>`. */
export const examples: readonly Example<ContactButtonsSettings>[] = [
  {
    title: 'A chat button with a message',
    note: 'A round button opens a box with a greeting and one link.',
    settings: {
      top_bar_title: 'Linden Bindery',
      top_bar_subtitle: 'Answers within a day',
      message_bubble_name: 'Ida',
      message_bubble_body: 'What may we bind for you?',
      send_button_text: 'Write to us',
      send_button_link: 'https://example.org/chat',
    },
  },
  {
    title: 'At the start side',
    note: 'The button stands at the left of the window, or at the right in right-to-left pages.',
    settings: {
      advanced_horizontal_position: 'start',
      chat_aria_label: 'Open the contact box',
      top_bar_title: 'Call us',
      send_button_text: '+43 1 555 01',
      send_button_link: 'tel:+43155501',
    },
  },
];
