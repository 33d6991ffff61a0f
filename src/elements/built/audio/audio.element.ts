import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './audio.settings';

export const props = {} as const;

export const events = {} as const;

export type AudioProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-audio>`. */
export const audio = defineContract({
  tag: 'nh-audio',
  summary: 'The audio widget of the CMS, with the player of the CMS if the page loads it.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'Recording to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the CMS’s audio widget, which is activated in place.' },
  parts: { title: 'The title of the recording.', audio: 'The player.' },
  cssProperties: {},
  children: (host) => (host.querySelector('audio') ? 'enhance' : 'replace'),
  loading: 'visible',
  adopts: { type: 'wp-widget-media_audio.default' },
  load: () => import('./audio'),
  enhance: () => import('./audio.enhance'),
  printed: '*',
});
