import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedWith } from '../drawn/printed-as';
import { settings } from './video.settings';

export const props = {} as const;

export const events = {
  'nh-video-play': {
    detail: {
      type: { kind: 'text', doc: 'Who plays it: `youtube`, `vimeo`, `hosted` …' },
      url: { kind: 'text', doc: 'The address that is played.' },
    },
    doc: 'A visitor has asked for the film, by its picture.',
  },
} as const;

export type VideoProps = PropsOf<typeof props, typeof settings>;
export type VideoSettings = VideoProps['settings'];

/** The contract of `<nh-video>`. */
export const video = defineContract({
  tag: 'nh-video',
  summary:
    'A film of a provider’s or of the site’s own, behind a picture, in its place or in the lightbox.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'How the film plays, and which it is where the tag holds no markup.',
  events,
  slots: { '': 'The builder’s own video, which comes alive as it is printed.' },
  parts: {
    player: 'The film, as it is drawn.',
    overlay: 'The picture before it.',
    play: 'The sign on the picture.',
  },
  cssProperties: { '--video-aspect-ratio': 'The shape of a drawn film; default 16 / 9.' },
  // The builder's class ends so, whatever its name.
  children: printedWith('[class*="-open-inline"], [class*="-open-lightbox"]'),
  loading: 'visible',
  adopts: { type: 'video.default' },
  load: () => import('./video'),
  enhance: () => import('./video.enhance'),
  printed: '*',
});
