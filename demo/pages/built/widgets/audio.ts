import { html } from 'hono/html';
import type { BuiltWidget } from '../markup';

/**
 * A widget of the CMS, which always has its inner container
 * (docs/compatibility/page-builder-markup.md#wrappers and
 * docs/compatibility/page-builder-markup.md#simple-widgets).
 */
export const audioWidget: BuiltWidget = {
  type: 'wp-widget-media_audio.default',
  tag: 'nh-audio',
  title: 'Audio',
  styles: '/assets/built/audio.css',
  drawn: { title: 'The standing press', url: '/assets/audio/press.wav' },
  content: ({ hasInnerContainer }) => {
    // The builder prints an h5 by default; themes that care about heading order change it.
    const player = html`<h3>The guillotine at work</h3>
<audio class="wp-audio-shortcode" id="audio-12-1" preload="none" controls="controls"><source type="audio/wav" src="/assets/audio/press.wav?_=1" /><a href="/assets/audio/press.wav">/assets/audio/press.wav</a></audio>`;
    return hasInnerContainer
      ? player
      : html`<div class="elementor-widget-container">${player}</div>`;
  },
};
