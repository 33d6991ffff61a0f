import type { Example } from '../../../core/element/example';
import type { MasonrySettings } from '../../settings-types';

/** Examples of `<nh-masonry>`. */
export const examples: readonly Example<MasonrySettings>[] = [
  {
    title: 'Pictures in columns',
    note: 'Each picture is placed in the shortest column. The columns follow the device.',
    settings: {
      columns: 3,
      columns_mobile: 2,
      row_gap: '20px',
      items: [
        {
          image: {
            url: '/assets/built/papers/combed.svg',
            alt: 'Combed paper',
            width: 480,
            height: 360,
          },
          caption: 'Combed',
        },
        {
          image: {
            url: '/assets/built/papers/stones.svg',
            alt: 'Stone pattern',
            width: 480,
            height: 360,
          },
          caption: 'Stones',
        },
        {
          image: {
            url: '/assets/built/papers/waves.svg',
            alt: 'Wave pattern',
            width: 480,
            height: 360,
          },
        },
        {
          image: { url: '/assets/built/papers/linen.svg', alt: 'Linen', width: 480, height: 360 },
          caption: 'Linen',
        },
      ],
    },
  },
  {
    title: 'Printed content',
    note: 'Any printed blocks are laid out in columns. Without scripts they stand below each other.',
    html: `<nh-masonry settings='{ "columns": 2, "row_gap": { "unit": "px", "size": 16 } }'>
  <article><h3>Cloth</h3><p>Strong, and easy to clean.</p></article>
  <article><h3>Leather</h3><p>Softens with the years. Needs oil twice a year.</p></article>
  <article><h3>Paper</h3><p>Light.</p></article>
</nh-masonry>`,
  },
];
