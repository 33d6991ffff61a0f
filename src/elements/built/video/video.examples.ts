import type { Example } from '../../../core/element/example';
import type { VideoSettings } from '../../settings-types';

/** Examples of `<nh-video>`. */
export const examples: readonly Example<VideoSettings>[] = [
  {
    title: 'A film from this site',
    note: 'The film is loaded when a visitor plays it. The picture shows until then.',
    settings: {
      video_type: 'hosted',
      hosted_url: { url: '/assets/videos/sewing.webm' },
      title: 'How a book is sewn',
      show_image_overlay: true,
      image_overlay: { url: '/assets/shelf.svg', alt: '' },
    },
  },
  {
    title: 'A film from YouTube, in privacy mode',
    note: 'Nothing is requested from YouTube before a visitor plays the film. The provider’s cookieless address is used.',
    settings: {
      video_type: 'youtube',
      youtube_url: 'https://youtu.be/aqz-KE-bpKQ',
      yt_privacy: true,
      title: 'Big Buck Bunny',
      show_image_overlay: true,
      image_overlay: { url: '/assets/box.svg', alt: '' },
    },
  },
];
