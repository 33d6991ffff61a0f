import { defineSettings } from '../../../core/settings';
import { animationField, delayField } from '../floating/motion-fields';

/** Settings of contact buttons: those the builder prints, and those the tag is drawn from. */
export const settings = defineSettings({
  style_chat_button_animation: {
    ...animationField,
    label: 'Button Entrance Animation',
    doc: 'Class of the animation with which the button enters.',
  },
  style_chat_button_animation_delay: {
    ...delayField,
    default: 0,
    shownIf: { style_chat_button_animation: { filled: true } },
  },
  style_chat_box_entrance_animation: {
    ...animationField,
    label: 'Open Animation',
    doc: 'Class of the animation that plays when the chat box opens. Used only if the markup enables animations.',
  },
  style_chat_box_exit_animation: {
    ...animationField,
    label: 'Close Animation',
    doc: 'Class of the animation that plays in reverse when the chat box closes.',
  },
  chat_aria_label: {
    kind: 'text',
    label: 'Accessible name',
    group: 'content',
    default: '',
    doc: 'Name of the drawn chat box and its button for screen readers. Default: the message `contact.name`.',
  },
  top_bar_title: {
    kind: 'text',
    label: 'Top bar name',
    group: 'content',
    default: '',
    doc: 'First line in the top bar of the drawn chat box. Default: the accessible name.',
  },
  top_bar_subtitle: {
    kind: 'text',
    label: 'Top bar title',
    group: 'content',
    default: '',
    doc: 'Second line in the top bar of the drawn chat box.',
  },
  message_bubble_name: {
    kind: 'text',
    label: 'Sender name',
    group: 'content',
    default: '',
    doc: 'Sender of the drawn message.',
  },
  message_bubble_body: {
    kind: 'text',
    label: 'Message',
    group: 'content',
    default: '',
    doc: 'Text of the drawn message. A blank line starts a new paragraph.',
  },
  chat_button_time_format: {
    kind: 'choice',
    label: 'Time format',
    group: 'content',
    options: { '12h': '2:20 PM', '24h': '14:20' },
    default: '12h',
    doc: 'Time format of the drawn message, which shows the current time.',
  },
  send_button_text: {
    kind: 'text',
    label: 'Link text',
    group: 'content',
    default: '',
    doc: 'Text of the drawn link. Default: the address without `mailto:` or `tel:`.',
  },
  send_button_link: {
    kind: 'url',
    label: 'Link',
    group: 'content',
    schemes: ['http', 'https', 'mailto', 'tel'],
    doc: 'Address that the drawn link opens. Without an address, no link is drawn.',
    examples: ['mailto:shop@example.org'],
  },
  advanced_horizontal_position: {
    kind: 'choice',
    label: 'Horizontal Position',
    group: 'look',
    options: { start: 'Start', center: 'Center', end: 'End' },
    default: 'end',
    doc: 'Side of the viewport where the drawn button and chat box are fixed.',
  },
});
