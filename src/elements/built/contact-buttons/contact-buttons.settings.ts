import { defineSettings } from '../../../core/settings';
import { animationField, delayField } from '../floating/motion-fields';

/** The settings of contact buttons, as the builder prints them, and what they are drawn from. */
export const settings = defineSettings({
  style_chat_button_animation: {
    ...animationField,
    label: 'Entrance of the button',
    doc: 'The class of the animation by which the button enters.',
  },
  style_chat_button_animation_delay: { ...delayField, default: 0 },
  style_chat_box_entrance_animation: {
    ...animationField,
    label: 'Opening',
    doc: 'The class of the animation by which the box opens, where its markup has animations.',
  },
  style_chat_box_exit_animation: {
    ...animationField,
    label: 'Shutting',
    doc: 'The class of the animation that is played backwards while the box shuts.',
  },
  chat_aria_label: {
    kind: 'text',
    label: 'Name',
    group: 'content',
    default: '',
    doc: 'What the box is called by screen readers, where it is drawn.',
  },
  top_bar_title: {
    kind: 'text',
    label: 'Title',
    group: 'content',
    default: '',
    doc: 'The first line of the drawn box.',
  },
  top_bar_subtitle: {
    kind: 'text',
    label: 'Subtitle',
    group: 'content',
    default: '',
    doc: 'The line below it.',
  },
  message_bubble_name: {
    kind: 'text',
    label: 'Sender',
    group: 'content',
    default: '',
    doc: 'Who the drawn message is from.',
  },
  message_bubble_body: {
    kind: 'text',
    label: 'Message',
    group: 'content',
    default: '',
    doc: 'What it says.',
  },
  chat_button_time_format: {
    kind: 'choice',
    label: 'Time of the message',
    group: 'content',
    options: { '12h': '12 hours', '24h': '24 hours' },
    default: '12h',
    doc: 'How the drawn message tells the time, which is now.',
  },
  send_button_text: {
    kind: 'text',
    label: 'Text of the link',
    group: 'content',
    default: '',
    doc: 'What the drawn link says.',
  },
  send_button_link: {
    kind: 'url',
    label: 'Link',
    group: 'content',
    schemes: ['http', 'https', 'mailto', 'tel'],
    doc: 'Where the drawn link leads; without it none is drawn.',
    examples: ['mailto:shop@example.org'],
  },
  advanced_horizontal_position: {
    kind: 'choice',
    label: 'Side',
    group: 'look',
    options: { start: 'Start', center: 'Center', end: 'End' },
    default: 'end',
    doc: 'The side of the window at which they are drawn.',
  },
});
