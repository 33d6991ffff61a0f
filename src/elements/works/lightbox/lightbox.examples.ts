import type { Example } from '../../../core/element/example';
import type { LightboxSettings } from '../../settings-types';

/** Examples of `<nh-lightbox>`. */
export const examples: readonly Example<LightboxSettings>[] = [
  {
    title: 'A gallery of pictures and a film',
    note: 'Links to files open in the lightbox. Without scripts they are links.',
    html: `<nh-lightbox settings='{ "title": "The workshop" }'>
  <a href="/assets/shelf.svg"><img src="/assets/shelf.svg" alt="Books on a shelf" width="160" height="120"></a>
  <a href="/assets/box.svg"><img src="/assets/box.svg" alt="A clamshell box" width="160" height="120"></a>
  <a href="/assets/videos/sewing.webm"><img src="/assets/notebook.svg" alt="How a book is sewn" width="160" height="120"></a>
</nh-lightbox>`,
  },
  {
    title: 'From settings, without a loop',
    note: 'Draws the thumbnails. The last picture is not followed by the first.',
    settings: {
      title: 'Papers',
      loop: false,
      items: [
        {
          url: '/assets/built/papers/combed.svg',
          thumbnail: '/assets/built/papers/combed.svg',
          alt: 'Combed paper',
          title: 'Combed',
          width: 480,
          height: 360,
        },
        {
          url: '/assets/built/papers/waves.svg',
          thumbnail: '/assets/built/papers/waves.svg',
          alt: 'Wave pattern',
          title: 'Waves',
          width: 480,
          height: 360,
        },
      ],
    },
  },
];
