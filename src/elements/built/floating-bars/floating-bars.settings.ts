import { defineSettings } from '../../../core/settings';
import { animationField, delayField } from '../floating/motion-fields';

/** Settings of a floating bar: those the builder prints, and those the tag is drawn from. */
export const settings = defineSettings({
  style_cta_button_animation: {
    ...animationField,
    label: 'Button Entrance Animation',
    doc: 'Class of the animation with which the button enters.',
  },
  style_cta_button_animation_delay: {
    ...delayField,
    default: 0,
    shownIf: { style_cta_button_animation: { filled: true } },
  },
  announcement_text: {
    kind: 'text',
    label: 'Announcement text',
    group: 'content',
    default: '',
    doc: 'Announcement in the drawn bar.',
  },
  cta_text: {
    kind: 'text',
    label: 'Button text',
    group: 'content',
    default: '',
    doc: 'Text of the button in the drawn bar. Without a text, no button is drawn.',
  },
  cta_link: {
    kind: 'group',
    label: 'Link',
    group: 'content',
    shorthand: 'url',
    doc: 'Target of the button in the drawn bar.',
    fields: {
      url: {
        kind: 'url',
        label: 'URL',
        schemes: ['http', 'https', 'mailto', 'tel'],
        doc: 'Address of a page (`http`, `https`), email address (`mailto:`) or phone number (`tel:`).',
      },
      is_external: {
        kind: 'toggle',
        label: 'Open in new window',
        doc: 'Opens the link in a new tab.',
      },
      nofollow: {
        kind: 'toggle',
        label: 'Add nofollow',
        doc: 'Adds `rel="nofollow"` to the link.',
      },
    },
    shownIf: { cta_text: { filled: true } },
  },
  floating_bar_close_switch: {
    kind: 'toggle',
    label: 'Close Button',
    group: 'behaviour',
    default: true,
    doc: 'Shows a button that closes the drawn bar.',
  },
  advanced_vertical_position: {
    kind: 'choice',
    label: 'Vertical Position',
    group: 'look',
    options: { top: 'Top', bottom: 'Bottom' },
    default: 'top',
    doc: 'Edge of the viewport to which the drawn bar sticks.',
  },
  advanced_toggle_sticky: {
    kind: 'toggle',
    label: 'Sticky',
    group: 'behaviour',
    default: true,
    doc: 'Keeps the drawn bar in view while the page scrolls. If off, the bar stays at the position of its tag.',
  },
});
