import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedWith } from '../drawn/printed-as';
import { settings } from './video.settings';

export const props = {} as const;

export const events = {
  'nh-video-play': {
    detail: {
      type: { kind: 'text', doc: 'Source of the video: `youtube`, `vimeo`, `hosted` …' },
      url: { kind: 'text', doc: 'Address of the video.' },
    },
    doc: 'A visitor started the video by clicking the image overlay.',
  },
} as const;

export type VideoProps = PropsOf<typeof props, typeof settings>;
export type VideoSettings = VideoProps['settings'];

/** The contract of `<nh-video>`. */
export const video = defineContract({
  tag: 'nh-video',
  summary:
    'A video from a provider or a file, with an optional image overlay, inline or in the lightbox.',
  since: '0.1.0',
  category: 'basic',
  props,
  settings,
  settingsDoc: 'Playback options, and the video to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s video, which is activated in place.' },
  parts: {
    player: 'The drawn video.',
    overlay: 'The image overlay.',
    play: 'The play icon on the image overlay.',
  },
  cssProperties: {
    '--video-aspect-ratio': 'Aspect ratio of a drawn video. Default: 16 / 9.',
  },
  // Only the end of the class is fixed: sites rename the builder's prefix.
  children: printedWith('[class*="-open-inline"], [class*="-open-lightbox"]'),
  loading: 'visible',
  adopts: { type: 'video.default' },
  load: () => import('./video'),
  enhance: () => import('./video.enhance'),
  printed: '*',
});
