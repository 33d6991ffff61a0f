import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedWith } from '../drawn/printed-as';
import { settings } from './contact-buttons.settings';

export const props = {} as const;

export const events = {
  'nh-contact-buttons-open': { detail: {}, doc: 'A visitor has opened the box.' },
  'nh-contact-buttons-close': { detail: {}, doc: 'A visitor has shut the box.' },
} as const;

export type ContactButtonsProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-contact-buttons>`. */
export const contactButtons = defineContract({
  tag: 'nh-contact-buttons',
  summary: 'A button in a corner of the window that opens a box with ways to write to somebody.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'How button and box are animated, and what they are drawn from.',
  events,
  slots: { '': 'The builder’s own contact buttons, which come alive as they are printed.' },
  parts: {
    button: 'What opens the box.',
    box: 'The box.',
    close: 'What shuts it.',
    message: 'The message in it.',
    link: 'The link below the message.',
  },
  cssProperties: {
    '--nh-contact-buttons-accent':
      'The colour of the drawn button, link and top bar; default #1c2448.',
    '--nh-contact-buttons-on-accent': 'The colour of what is on them; default #fff.',
  },
  children: printedWith('.e-contact-buttons'),
  loading: 'idle',
  feature: 'container',
  adopts: { type: 'contact-buttons.default' },
  load: () => import('./contact-buttons'),
  enhance: () => import('./contact-buttons.enhance'),
  printed: '*',
});
