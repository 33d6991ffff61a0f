import { html } from 'hono/html';
import type { BuiltWidget } from '../markup';

const notes = [
  'Linen, grey.',
  'Marbled paper over boards, with corners of goatskin. The pattern is called peacock.',
  'Half leather.',
  'A slip case, made to measure.',
  'Six notebooks, sewn on tapes, in a wrapper of the paper that was left over.',
  'A guest book.',
  'Vellum.',
];

/**
 * A list with masonry settings, of a widget type that the library does not know
 * (docs/compatibility/page-builder.md#masonry).
 */
export const masonryWidget: BuiltWidget = {
  type: 'notes.default',
  tag: 'nh-masonry',
  title: 'Masonry',
  styles: '/assets/built/masonry.css',
  settings: { masonry: 'yes', row_gap: { unit: 'px', size: 16, sizes: [] } },
  drawn: {
    columns: 2,
    items: [
      { image: { url: '/assets/notebook.svg', alt: 'A notebook', width: 400, height: 300 } },
      { image: { url: '/assets/box.svg', alt: 'A box' }, caption: 'Made to measure.' },
      { image: { url: '/assets/shelf.svg', alt: 'A shelf' } },
    ],
  },
  content: () => html`<div class="built-notes">
${notes.map((note) => html`<article class="built-note"><p>${note}</p></article>`)}
</div>`,
};
