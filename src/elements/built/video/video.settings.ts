import { defineSettings } from '../../../core/settings';

const toggle = { kind: 'toggle', group: 'playing' } as const;
const seconds = { kind: 'number', group: 'playing', min: 0, unit: 's' } as const;
const address = { kind: 'text', group: 'content' } as const;

/** The settings of a video, as the builder prints them, and what it is drawn from. */
export const settings = defineSettings({
  video_type: {
    kind: 'choice',
    label: 'Kind',
    group: 'content',
    options: {
      youtube: 'YouTube',
      vimeo: 'Vimeo',
      dailymotion: 'Dailymotion',
      videopress: 'VideoPress',
      hosted: 'A file',
    },
    default: 'youtube',
    doc: 'Who plays the film.',
  },
  youtube_url: { ...address, label: 'YouTube', doc: 'The address of the film’s page.' },
  vimeo_url: { ...address, label: 'Vimeo', doc: 'The same, there; for what is drawn.' },
  dailymotion_url: { ...address, label: 'Dailymotion', doc: 'The same, there; for what is drawn.' },
  videopress_url: { ...address, label: 'VideoPress', doc: 'The same, there; for what is drawn.' },
  insert_url: {
    kind: 'toggle',
    label: 'From elsewhere',
    group: 'content',
    default: false,
    doc: 'A file is `external_url` in place of `hosted_url`.',
  },
  hosted_url: {
    kind: 'media',
    label: 'File',
    group: 'content',
    doc: 'The file; for what is drawn.',
  },
  external_url: {
    kind: 'media',
    label: 'File elsewhere',
    group: 'content',
    doc: 'The address of a file elsewhere; for what is drawn.',
  },
  poster: { kind: 'media', label: 'Poster', group: 'look', doc: 'Of a file, until it plays.' },
  title: {
    kind: 'text',
    label: 'Title',
    group: 'texts',
    doc: 'What the film is called, for assistive technology; the builder prints none.',
  },
  autoplay: {
    ...toggle,
    label: 'Play at once',
    default: false,
    doc: 'Plays without being asked, then always without sound; not where motion is to be reduced.',
  },
  mute: { ...toggle, label: 'Without sound', default: false, doc: 'Plays without sound.' },
  loop: { ...toggle, label: 'Loop', default: false, doc: 'Begins again at its end, from `start`.' },
  controls: {
    ...toggle,
    label: 'Controls',
    doc: 'Shows the player’s controls; default: what is drawn has them, of printed markup it must say so.',
  },
  rel: {
    ...toggle,
    label: 'Related videos',
    default: false,
    doc: 'Shows films of other channels at the end (YouTube).',
  },
  cc_load_policy: {
    ...toggle,
    label: 'Subtitles',
    default: false,
    doc: 'Shows subtitles from the start (YouTube).',
  },
  play_on_mobile: {
    ...toggle,
    label: 'In its place on phones',
    doc: 'Plays in its place on phones too, where it would fill the screen; default as `controls`.',
  },
  start: { ...seconds, label: 'Start', doc: 'Where it begins.' },
  end: { ...seconds, label: 'End', doc: 'Where it ends.' },
  yt_privacy: {
    ...toggle,
    label: 'Privacy mode',
    default: false,
    doc: 'Is played by the provider’s host that sets no cookies (YouTube), or asked not to track.',
  },
  lazy_load: {
    ...toggle,
    label: 'Late',
    default: false,
    doc: 'Fetches nothing of the provider before it is first in view.',
  },
  show_image_overlay: {
    kind: 'toggle',
    label: 'Picture',
    group: 'look',
    default: false,
    doc: 'Shows a picture first: nothing of the provider is fetched before it is clicked.',
  },
  image_overlay: { kind: 'media', label: 'Its file', group: 'look', doc: 'The picture.' },
  aspect_ratio: {
    kind: 'choice',
    label: 'Shape',
    group: 'look',
    options: {
      '219': '21:9',
      '169': '16:9',
      '43': '4:3',
      '32': '3:2',
      '11': '1:1',
      '916': '9:16',
    },
    doc: 'The shape of the film; drawn: 16:9.',
  },
  lightbox: {
    kind: 'toggle',
    label: 'Lightbox',
    group: 'lightbox',
    default: false,
    doc: 'The picture opens the film over the page.',
  },
  lightbox_content_animation: {
    kind: 'text',
    label: 'Entrance animation',
    group: 'lightbox',
    responsive: true,
    doc: 'The class of the animation by which it opens; its keyframes are the page’s.',
    examples: ['zoomIn'],
  },
});
