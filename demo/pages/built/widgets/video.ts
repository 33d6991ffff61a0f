import { html } from 'hono/html';
import { type BuiltWidget, icon } from '../markup';

/** A hosted video with a poster (docs/compatibility/page-builder-markup.md#media). */
export const videoWidget: BuiltWidget = {
  type: 'video.default',
  tag: 'nh-video',
  title: 'Video',
  styles: '/assets/built/video.css',
  settings: {
    video_type: 'hosted',
    mute: 'yes',
    controls: 'yes',
    play_on_mobile: 'yes',
    show_image_overlay: 'yes',
    image_overlay: { url: '/assets/shelf.svg', id: 31, size: '' },
  },
  drawn: {
    video_type: 'hosted',
    hosted_url: { url: '/assets/videos/marbling.webm' },
    title: 'Marbling paper',
    show_image_overlay: 'yes',
    image_overlay: { url: '/assets/box.svg', id: 32 },
    lightbox: 'yes',
    aspect_ratio: '43',
  },
  content: (style) => html`<div class="e-hosted-video elementor-wrapper elementor-open-inline">
<video class="elementor-video" src="/assets/videos/sewing.webm#t=1" controls preload="metadata" muted playsinline controlsList="nodownload"></video>
<div class="elementor-custom-embed-image-overlay">
<div class="elementor-custom-embed-play" role="button" aria-label="Play Video: how a book is sewn" tabindex="0">${icon(style, 'play', PLAY)}</div>
</div>
</div>`,
};

const PLAY = 'M64 32l336 224L64 480z';
