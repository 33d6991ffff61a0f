import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedAs } from '../drawn/printed-as';
import { settings } from './alert.settings';

export const props = {} as const;

export const events = {
  'nh-alert-close': {
    detail: { title: { kind: 'text', doc: 'Text of the alert’s title.' } },
    doc: 'A visitor dismissed the alert.',
  },
} as const;

export type AlertProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-alert>`. */
export const alert = defineContract({
  tag: 'nh-alert',
  summary: 'An alert box that a visitor can dismiss.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'Content to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s alert, which is activated in place.' },
  parts: {
    alert: 'The box.',
    title: 'The title.',
    description: 'The text below the title.',
    dismiss: 'The button that dismisses the alert.',
  },
  cssProperties: {
    '--nh-alert-accent':
      'Color of the line beside a drawn alert; at 10 %, also its background. Default: the token of the type (`--nh-accent`, `--nh-success`, `--nh-warning` or `--nh-error`), else a color per type.',
    '--nh-alert-padding': 'Padding of a drawn alert. Default: `--nh-space`, else 1rem.',
  },
  tokens: ['--nh-accent', '--nh-error', '--nh-success', '--nh-warning', '--nh-space'],
  children: printedAs('alert'),
  loading: 'visible',
  adopts: { type: 'alert.default' },
  load: () => import('./alert'),
  enhance: () => import('./alert.enhance'),
  printed: '*',
});
