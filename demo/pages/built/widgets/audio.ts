import { html } from 'hono/html';
import type { BuiltWidget } from '../markup';

/** A widget of the CMS's, which keeps its inner container whatever the builder does (facts, page-builder-markup 1 and 5). */
export const audioWidget: BuiltWidget = {
  type: 'wp-widget-media_audio.default',
  tag: 'nh-audio',
  title: 'Audio',
  styles: '/assets/built/audio.css',
  drawn: { title: 'The standing press', url: '/assets/audio/press.wav' },
  content: ({ hasInnerContainer }) => {
    // The builder has the CMS print an h5; a theme that minds the order of headings has its own.
    const player = html`<h3>The guillotine at work</h3>
<audio class="wp-audio-shortcode" id="audio-12-1" preload="none" controls="controls"><source type="audio/wav" src="/assets/audio/press.wav?_=1" /><a href="/assets/audio/press.wav">/assets/audio/press.wav</a></audio>`;
    return hasInnerContainer
      ? player
      : html`<div class="elementor-widget-container">${player}</div>`;
  },
};
