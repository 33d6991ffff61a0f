import type { Contract } from '../../../core/element/contract';

/** What the contracts of all that has a moving background say alike. */
export const backgroundFace = {
  events: {},
  slots: { '': 'The content, which stays where it is.' },
  parts: {
    background: 'The film or the pictures behind the content.',
    slide: 'One of the pictures.',
    pause: 'What stops the movement, and starts it again.',
  },
  cssProperties: {},
  children: 'enhance',
  loading: 'visible',
  isBackdrop: true,
} as const satisfies Partial<Contract>;

/** The keys that a moving background cannot do without. */
export const BACKGROUND_WORDS = ['background_video_link', 'background_slideshow_gallery'] as const;
