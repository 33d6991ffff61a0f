import { defineSettings } from '../../../core/settings';
import { animationField, delayField } from '../floating/motion-fields';

/** The settings of a floating bar, as the builder prints them, and what one is drawn from. */
export const settings = defineSettings({
  style_cta_button_animation: {
    ...animationField,
    label: 'Entrance of the button',
    doc: 'The class of the animation by which the button enters.',
  },
  style_cta_button_animation_delay: { ...delayField, default: 0 },
  announcement_text: {
    kind: 'text',
    label: 'Text',
    group: 'content',
    default: '',
    doc: 'What the drawn bar announces.',
  },
  cta_text: {
    kind: 'text',
    label: 'Text of the button',
    group: 'content',
    default: '',
    doc: 'What its button says; without it none is drawn.',
  },
  cta_link: {
    kind: 'group',
    label: 'Link',
    group: 'content',
    shorthand: 'url',
    doc: 'Where the button leads.',
    fields: {
      url: {
        kind: 'url',
        label: 'Address',
        schemes: ['http', 'https', 'mailto', 'tel'],
        doc: 'An address of the web, of mail, or a telephone number.',
      },
      is_external: { kind: 'toggle', label: 'New tab', doc: 'Whether it opens in a new tab.' },
      nofollow: { kind: 'toggle', label: 'No follow', doc: 'Whether search engines leave it.' },
    },
  },
  floating_bar_close_switch: {
    kind: 'toggle',
    label: 'Close button',
    group: 'behaviour',
    default: true,
    doc: 'Whether the drawn bar can be shut.',
  },
  advanced_vertical_position: {
    kind: 'choice',
    label: 'Edge',
    group: 'look',
    options: { top: 'Top', bottom: 'Bottom' },
    default: 'top',
    doc: 'The edge of the window that the drawn bar sticks to.',
  },
  advanced_toggle_sticky: {
    kind: 'toggle',
    label: 'Sticky',
    group: 'behaviour',
    default: true,
    doc: 'Whether the drawn bar stays in the window, or lies where its tag is.',
  },
});
