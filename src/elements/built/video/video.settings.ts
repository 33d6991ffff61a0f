import { defineSettings } from '../../../core/settings';

const toggle = { kind: 'toggle', group: 'playing' } as const;
const seconds = { kind: 'number', group: 'playing', min: 0, unit: 's' } as const;
const address = { kind: 'text', group: 'content' } as const;

/** Settings of a video: those the builder prints, and those the tag is drawn from. */
export const settings = defineSettings({
  video_type: {
    kind: 'choice',
    label: 'Source',
    group: 'content',
    options: {
      youtube: 'YouTube',
      vimeo: 'Vimeo',
      dailymotion: 'Dailymotion',
      videopress: 'VideoPress',
      hosted: 'Self Hosted',
    },
    default: 'youtube',
    doc: 'Source of the video: a provider or a video file.',
  },
  youtube_url: {
    ...address,
    label: 'YouTube Link',
    doc: 'Address of the video’s page at YouTube.',
  },
  vimeo_url: {
    ...address,
    label: 'Vimeo Link',
    doc: 'Address of the video’s page at Vimeo, for videos drawn from settings.',
  },
  dailymotion_url: {
    ...address,
    label: 'Dailymotion Link',
    doc: 'Address of the video’s page at Dailymotion, for videos drawn from settings.',
  },
  videopress_url: {
    ...address,
    label: 'VideoPress URL',
    doc: 'Address of the video’s page at VideoPress, for videos drawn from settings.',
  },
  insert_url: {
    kind: 'toggle',
    label: 'External URL',
    group: 'content',
    default: false,
    doc: 'Uses `external_url` instead of `hosted_url` as the video file.',
  },
  hosted_url: {
    kind: 'media',
    label: 'Choose Video File',
    group: 'content',
    doc: 'Video file on this site, for videos drawn from settings.',
  },
  external_url: {
    kind: 'media',
    label: 'URL',
    group: 'content',
    doc: 'Address of a video file on another site, for videos drawn from settings. Needs `insert_url`.',
  },
  poster: {
    kind: 'media',
    label: 'Poster',
    group: 'look',
    doc: 'Image shown in place of a video file until it plays.',
  },
  tracks: {
    kind: 'list',
    label: 'Caption tracks',
    group: 'content',
    default: [],
    doc: 'Captions and subtitles of a video file, as WebVTT files. The builder does not print them.',
    of: {
      kind: 'group',
      shorthand: 'url',
      fields: {
        url: { kind: 'url', label: 'Track URL', doc: 'Address of the file.', required: true },
        kind: {
          kind: 'choice',
          label: 'Track kind',
          options: {
            captions: 'Captions',
            subtitles: 'Subtitles',
            descriptions: 'Descriptions',
            chapters: 'Chapters',
          },
          default: 'captions',
          doc: 'Use of the track. Default: `captions`.',
        },
        language: { kind: 'text', label: 'Track language', doc: 'Language of the track.' },
        label: { kind: 'text', label: 'Track name', doc: 'Name in the player’s menu.' },
        default: { kind: 'toggle', label: 'Track on', doc: 'Shows the track from the start.' },
      },
    },
    examples: [[{ url: '/talk.en.vtt', language: 'en', label: 'English' }]],
  },
  title: {
    kind: 'text',
    label: 'Title',
    group: 'texts',
    doc: 'Accessible name of the video. The builder does not print it.',
  },
  autoplay: {
    ...toggle,
    label: 'Autoplay',
    default: false,
    doc: 'Starts playback automatically, always muted. Off for visitors who prefer reduced motion.',
  },
  mute: { ...toggle, label: 'Mute', default: false, doc: 'Plays the video without sound.' },
  loop: {
    ...toggle,
    label: 'Loop',
    default: false,
    doc: 'Restarts the video at `start` when it ends.',
  },
  controls: {
    ...toggle,
    label: 'Player Controls',
    doc: 'Shows the player’s controls. Default: on for drawn videos, off for printed markup.',
  },
  rel: {
    ...toggle,
    label: 'Suggested Videos',
    default: false,
    doc: 'Suggests videos of other channels at the end (YouTube only).',
  },
  cc_load_policy: {
    ...toggle,
    label: 'Captions',
    default: false,
    doc: 'Turns captions on by default (YouTube only).',
  },
  play_on_mobile: {
    ...toggle,
    label: 'Play On Mobile',
    doc: 'Plays inline on phones instead of full screen. Default: the value of `controls`.',
  },
  start: {
    ...seconds,
    label: 'Start Time',
    doc: 'Time in seconds at which playback starts. Default: the start of the video.',
  },
  end: {
    ...seconds,
    label: 'End Time',
    doc: 'Time in seconds at which playback ends. Default: the end of the video.',
  },
  yt_privacy: {
    ...toggle,
    label: 'Privacy Mode',
    default: false,
    doc: 'Plays YouTube videos from the host without cookies, and asks other providers not to track.',
  },
  lazy_load: {
    ...toggle,
    label: 'Lazy Load',
    default: false,
    doc: 'Sends no request to the provider until the video is in view.',
  },
  show_image_overlay: {
    kind: 'toggle',
    label: 'Image Overlay',
    group: 'look',
    default: false,
    doc: 'Shows an image in place of the video. The provider receives no request until a visitor clicks the image.',
  },
  image_overlay: {
    kind: 'media',
    label: 'Choose Image',
    group: 'look',
    doc: 'Image that covers the video until a visitor clicks it.',
  },
  aspect_ratio: {
    kind: 'choice',
    label: 'Aspect Ratio',
    group: 'look',
    options: {
      '219': '21:9',
      '169': '16:9',
      '43': '4:3',
      '32': '3:2',
      '11': '1:1',
      '916': '9:16',
    },
    doc: 'Aspect ratio of the video. Default for drawn videos: 16:9.',
  },
  lightbox: {
    kind: 'toggle',
    label: 'Lightbox',
    group: 'lightbox',
    default: false,
    doc: 'Opens the video in the lightbox when a visitor clicks the image overlay.',
  },
  lightbox_content_animation: {
    kind: 'text',
    label: 'Lightbox Entrance Animation',
    group: 'lightbox',
    responsive: true,
    doc: 'Class of the animation with which the lightbox opens. The page provides the keyframes.',
    examples: ['zoomIn'],
  },
});
