import { html } from 'hono/html';
import type { BuiltWidget } from '../markup';

const TEXT = 'Thread &amp; needle, paper &amp; glue';

/**
 * An empty box with text and path in its attributes; the text is escaped twice
 * (docs/compatibility/page-builder-markup.md#simple-widgets).
 */
export const textPathWidget: BuiltWidget = {
  type: 'text-path.default',
  tag: 'nh-text-path',
  title: 'Text path',
  styles: '/assets/built/text-path.css',
  settings: {
    text: TEXT,
    link: { url: '/portfolio', is_external: '', nofollow: '', custom_attributes: '' },
    start_point: { unit: '%', size: 10, sizes: [] },
  },
  drawn: {
    text: 'Folded, sewn, rounded',
    custom_path: { url: '/assets/built/wave.svg' },
  },
  content: () =>
    html`<div class="e-text-path" data-text="${TEXT}" data-url="/assets/built/wave.svg" data-link-url="/portfolio"></div>`,
};
