import type { Fields } from '../../../core/settings';

const group = 'background';
const toggle = { kind: 'toggle', group, default: false } as const;

/** The settings of a moving background, as the builder prints them on what lays a page out. */
export const backgroundSettings = {
  background_background: {
    kind: 'choice',
    label: 'Background',
    group,
    options: { classic: 'Plain', gradient: 'Gradient', video: 'Film', slideshow: 'Slideshow' },
    doc: 'What is behind the content; all but films and slideshows are the page’s own styles.',
  },
  background_video_link: {
    kind: 'text',
    label: 'Film',
    group,
    doc: 'The address of a film at YouTube or Vimeo, or of a file.',
  },
  background_video_start: {
    kind: 'number',
    label: 'Start',
    group,
    min: 0,
    unit: 's',
    doc: 'Where the film begins.',
  },
  background_video_end: {
    kind: 'number',
    label: 'End',
    group,
    min: 0,
    unit: 's',
    doc: 'Where it ends.',
  },
  background_play_once: { ...toggle, label: 'Play once', doc: 'Does not begin again at its end.' },
  background_play_on_mobile: {
    ...toggle,
    label: 'On phones',
    doc: 'The film plays on the device mobile too.',
  },
  background_privacy_mode: {
    ...toggle,
    label: 'Privacy mode',
    doc: 'Is played by the provider’s host that sets no cookies (YouTube), or asked not to track.',
  },
  background_slideshow_gallery: {
    kind: 'list',
    label: 'Pictures',
    group,
    default: [],
    doc: 'The pictures of the slideshow; one alone stands still.',
    of: {
      kind: 'group',
      open: true,
      fields: {
        url: { kind: 'url', label: 'Address', doc: 'The picture.', required: true },
        id: { kind: 'number', label: 'Id', doc: 'Its number in the CMS’s library.' },
      },
    },
    examples: [[{ id: 5, url: '/a.jpg' }]],
  },
  background_slideshow_loop: {
    ...toggle,
    label: 'Loop',
    doc: 'After the last picture comes the first.',
  },
  background_slideshow_slide_duration: {
    kind: 'number',
    label: 'Time of a picture',
    group,
    default: 5000,
    min: 0,
    unit: 'ms',
    doc: 'How long a picture stays.',
  },
  background_slideshow_slide_transition: {
    kind: 'choice',
    label: 'Change',
    group,
    options: {
      fade: 'Fade',
      slide_right: 'To the right',
      slide_left: 'To the left',
      slide_up: 'Up',
      slide_down: 'Down',
    },
    default: 'fade',
    doc: 'How a picture gives way to the next.',
  },
  background_slideshow_transition_duration: {
    kind: 'number',
    label: 'Time of a change',
    group,
    default: 500,
    min: 0,
    unit: 'ms',
    doc: 'How long that takes.',
  },
  background_slideshow_ken_burns: {
    ...toggle,
    label: 'Ken Burns effect',
    doc: 'Each picture is slowly drawn nearer or farther.',
  },
  background_slideshow_ken_burns_zoom_direction: {
    kind: 'choice',
    label: 'Its direction',
    group,
    options: { in: 'Nearer', out: 'Farther' },
    default: 'in',
    doc: 'Which of both.',
  },
  background_slideshow_lazyload: {
    ...toggle,
    label: 'Late',
    doc: 'A picture is fetched when it is the next one; here they always are.',
  },
} as const satisfies Fields;
