import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedWith } from '../drawn/printed-as';
import { settings } from './contact-buttons.settings';

export const props = {} as const;

export const events = {
  'nh-contact-buttons-open': { detail: {}, doc: 'A visitor opened the chat box.' },
  'nh-contact-buttons-close': { detail: {}, doc: 'A visitor closed the chat box.' },
} as const;

export type ContactButtonsProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-contact-buttons>`. */
export const contactButtons = defineContract({
  tag: 'nh-contact-buttons',
  summary: 'A floating button that opens a chat box with contact links.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc:
    'Animations of the button and chat box, and the content to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s contact buttons, which is activated in place.' },
  parts: {
    button: 'The button that opens the chat box.',
    box: 'The chat box.',
    close: 'The button that closes the chat box.',
    message: 'The message in the chat box.',
    link: 'The link below the message.',
  },
  cssProperties: {
    '--nh-contact-buttons-accent':
      'Background color of the drawn button, link and top bar. Default: `--nh-accent`, else #1c2448.',
    '--nh-contact-buttons-on-accent':
      'Text and icon color on the drawn button, link and top bar. Default: `--nh-on-accent`, else #fff.',
  },
  tokens: [
    '--nh-surface',
    '--nh-raised',
    '--nh-text',
    '--nh-accent',
    '--nh-on-accent',
    '--nh-focus',
  ],
  children: printedWith('.e-contact-buttons'),
  loading: 'idle',
  feature: 'container',
  adopts: { type: 'contact-buttons.default' },
  load: () => import('./contact-buttons'),
  enhance: () => import('./contact-buttons.enhance'),
  printed: '*',
});
