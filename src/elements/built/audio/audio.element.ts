import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './audio.settings';

export const props = {} as const;

export const events = {} as const;

export type AudioProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-audio>`. */
export const audio = defineContract({
  tag: 'nh-audio',
  summary: 'The CMS’s audio widget, with the CMS’s own player where that is on the page.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'The recording, where the tag holds no markup.',
  events,
  slots: { '': 'The CMS’s own audio widget, which plays as it is printed.' },
  parts: { title: 'What the recording is called.', audio: 'The player.' },
  cssProperties: {},
  children: (host) => (host.querySelector('audio') ? 'enhance' : 'replace'),
  loading: 'visible',
  adopts: { type: 'wp-widget-media_audio.default' },
  load: () => import('./audio'),
  enhance: () => import('./audio.enhance'),
  printed: '*',
});
