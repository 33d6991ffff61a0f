import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedAs } from '../drawn/printed-as';
import { settings } from './alert.settings';

export const props = {} as const;

export const events = {
  'nh-alert-close': {
    detail: { title: { kind: 'text', doc: 'The text of its title.' } },
    doc: 'A visitor has dismissed it.',
  },
} as const;

export type AlertProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-alert>`. */
export const alert = defineContract({
  tag: 'nh-alert',
  summary: 'A note in a box, which its button fades out.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'What it says, where the tag holds no markup.',
  events,
  slots: { '': 'The builder’s own alert, which comes alive as it is printed.' },
  parts: {
    alert: 'The box.',
    title: 'Its title.',
    description: 'The text below it.',
    dismiss: 'The button that fades it out.',
  },
  cssProperties: {
    '--nh-alert-accent':
      'The line beside a drawn alert, and a tenth of it its ground; default by type.',
    '--nh-alert-padding': 'The room inside a drawn alert; default 1rem.',
  },
  children: printedAs('alert'),
  loading: 'visible',
  adopts: { type: 'alert.default' },
  load: () => import('./alert'),
  enhance: () => import('./alert.enhance'),
  printed: '*',
});
