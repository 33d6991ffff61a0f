import { html } from 'hono/html';
import type { BuiltWidget } from '../markup';

/**
 * Paragraphs in the widget itself, or, on old pages, in a wrapper
 * (docs/compatibility/page-builder-markup.md#simple-widgets and
 * docs/compatibility/page-builder-markup.md#versions).
 */
export const textEditorWidget: BuiltWidget = {
  type: 'text-editor.default',
  tag: 'nh-text-editor',
  title: 'Text with a drop cap',
  wrapperClass: 'elementor-drop-cap-yes elementor-drop-cap-view-default',
  styles: '/assets/built/text-editor.css',
  settings: { drop_cap: 'yes' },
  drawn: {
    drop_cap: 'yes',
    editor:
      'Évora, 1921: a binder’s shop below the aqueduct.\n\nIts tools came to us in two wooden chests.',
  },
  content: (style) => {
    const text = html`<p>A book that opens flat has been sewn on tapes, and its spine was rounded while the glue was still soft. We show how on Saturdays.</p>
<p>Bring an apron, and a book that you are not too fond of.</p>`;
    return style.icons === 'i'
      ? html`<div class="elementor-text-editor elementor-clearfix">${text}</div>`
      : text;
  },
};
