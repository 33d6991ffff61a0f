import type { Fields } from '../../core/settings';

const group = 'background';
const toggle = { kind: 'toggle', group, default: false } as const;

/** Settings of a video or slideshow background, as the builder prints them on sections, columns and containers. */
export const backgroundSettings = {
  background_background: {
    kind: 'choice',
    label: 'Background Type',
    group,
    options: { classic: 'Classic', gradient: 'Gradient', video: 'Video', slideshow: 'Slideshow' },
    doc: 'Type of the background. Only videos and slideshows are drawn; the page’s stylesheets provide the other types.',
  },
  background_video_link: {
    kind: 'text',
    label: 'Video Link',
    group,
    doc: 'Address of a video at YouTube or Vimeo, or of a video file.',
  },
  background_video_start: {
    kind: 'number',
    label: 'Start Time',
    group,
    min: 0,
    unit: 's',
    doc: 'Time in seconds at which the video starts. Default: the start of the video.',
  },
  background_video_end: {
    kind: 'number',
    label: 'End Time',
    group,
    min: 0,
    unit: 's',
    doc: 'Time in seconds at which the video ends. Default: the end of the video.',
  },
  background_play_once: {
    ...toggle,
    label: 'Play Once',
    doc: 'Plays the video once instead of looping.',
  },
  background_play_on_mobile: {
    ...toggle,
    label: 'Play On Mobile',
    doc: 'Plays the video on mobile devices too. If off, mobile devices show the page’s own background.',
  },
  background_privacy_mode: {
    ...toggle,
    label: 'Privacy Mode',
    doc: 'Plays YouTube videos from the host without cookies, and asks Vimeo not to track.',
  },
  background_slideshow_gallery: {
    kind: 'list',
    label: 'Images',
    group,
    default: [],
    doc: 'Images of the slideshow. A single image is shown without transitions.',
    of: {
      kind: 'group',
      open: true,
      fields: {
        url: { kind: 'url', label: 'URL', doc: 'Address of the image.', required: true },
        id: {
          kind: 'number',
          label: 'ID',
          doc: 'Id of the image in the media library of the CMS.',
        },
      },
    },
    examples: [[{ id: 5, url: '/a.jpg' }]],
  },
  background_slideshow_loop: {
    ...toggle,
    label: 'Infinite Loop',
    doc: 'Loops: the first image follows the last.',
  },
  background_slideshow_slide_duration: {
    kind: 'number',
    label: 'Duration',
    group,
    default: 5000,
    min: 0,
    unit: 'ms',
    doc: 'Time in milliseconds for which each image is shown.',
  },
  background_slideshow_slide_transition: {
    kind: 'choice',
    label: 'Transition',
    group,
    options: {
      fade: 'Fade',
      slide_right: 'Slide Right',
      slide_left: 'Slide Left',
      slide_up: 'Slide Up',
      slide_down: 'Slide Down',
    },
    default: 'fade',
    doc: 'Transition between images.',
  },
  background_slideshow_transition_duration: {
    kind: 'number',
    label: 'Transition Duration',
    group,
    default: 500,
    min: 0,
    unit: 'ms',
    doc: 'Duration of the transition in milliseconds.',
  },
  background_slideshow_ken_burns: {
    ...toggle,
    label: 'Ken Burns Effect',
    doc: 'Slowly zooms each image in or out.',
  },
  background_slideshow_ken_burns_zoom_direction: {
    kind: 'choice',
    label: 'Direction',
    group,
    options: { in: 'In', out: 'Out' },
    default: 'in',
    doc: 'Zoom direction of the Ken Burns effect.',
  },
  background_slideshow_lazyload: {
    ...toggle,
    label: 'Lazyload',
    doc: 'Has no effect: each image is always loaded while the previous image is shown.',
  },
} as const satisfies Fields;
