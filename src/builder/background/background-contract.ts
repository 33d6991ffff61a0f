import type { Contract } from '../../core/element/contract';

/** The shared part of the contracts of sections, columns and containers. */
export const backgroundContract = {
  events: {},
  slots: { '': 'The content, which is not moved.' },
  parts: {
    background: 'The box with the video or images behind the content.',
    slide: 'An image of the slideshow.',
    pause: 'The button that pauses and resumes the background.',
  },
  cssProperties: {},
  children: 'enhance',
  loading: 'visible',
  isBackdrop: true,
} as const satisfies Partial<Contract>;

/** The settings keys of which a moving background has at least one. */
export const BACKGROUND_KEYS = ['background_video_link', 'background_slideshow_gallery'] as const;
