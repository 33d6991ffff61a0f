import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './text-path.settings';

export const props = {} as const;

export const events = {} as const;

export type TextPathProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-text-path>`. */
export const textPath = defineContract({
  tag: 'nh-text-path',
  summary: 'A text along the line of a drawing.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'The text, where on the line it begins, and where it leads.',
  events,
  slots: { '': 'The builder’s own text path, which comes alive as it is printed.' },
  parts: { path: 'The box that the text and its line are in.' },
  cssProperties: { '--nh-text-path-width': 'How wide a drawn one is; default 31.25rem.' },
  children: (host) => (host.querySelector('.e-text-path') ? 'enhance' : 'replace'),
  loading: 'visible',
  adopts: { type: 'text-path.default' },
  load: () => import('./text-path'),
  enhance: () => import('./text-path.enhance'),
  printed: '*',
});
