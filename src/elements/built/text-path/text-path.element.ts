import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './text-path.settings';

export const props = {} as const;

export const events = {} as const;

export type TextPathProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-text-path>`. */
export const textPath = defineContract({
  tag: 'nh-text-path',
  summary: 'A text along an SVG path.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'Text, starting point, direction and link.',
  events,
  slots: { '': 'Markup of the builder’s text path, which is activated in place.' },
  parts: { path: 'The box around the text and its path.' },
  cssProperties: {
    '--nh-text-path-width': 'Width of a drawn text path. Default: 31.25rem.',
  },
  children: (host) => (host.querySelector('.e-text-path') ? 'enhance' : 'replace'),
  loading: 'visible',
  adopts: { type: 'text-path.default' },
  load: () => import('./text-path'),
  enhance: () => import('./text-path.enhance'),
  printed: '*',
});
