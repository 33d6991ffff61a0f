import type { Example } from '../../../core/element/example';
import type { ImageCarouselSettings } from '../../settings-types';

/** Examples of `<nh-image-carousel>`. */
export const examples: readonly Example<ImageCarouselSettings>[] = [
  {
    title: 'Three slides with arrows and dots',
    note: 'Shows three slides on desktops and one on phones. A click opens the picture in the lightbox.',
    settings: {
      slides_to_show: 3,
      slides_to_show_mobile: 1,
      navigation: 'both',
      link_to: 'file',
      image_spacing_custom: '16px',
      label: 'Marbled papers',
      slides: [
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
            url: '/assets/built/papers/feathers.svg',
            alt: 'Feather pattern',
            width: 480,
            height: 360,
          },
          caption: 'Feathers',
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
            url: '/assets/built/papers/stripes.svg',
            alt: 'Striped paper',
            width: 480,
            height: 360,
          },
          caption: 'Stripes',
        },
      ],
    },
  },
  {
    title: 'A slideshow that plays by itself',
    note: 'One slide at a time fades into the next. A pause button is shown, and pointers and focus pause it.',
    settings: {
      slides_to_show: 1,
      effect: 'fade',
      infinite: true,
      autoplay: true,
      autoplay_speed: 4000,
      navigation: 'arrows',
      label: 'In the workshop',
      slides: [
        { image: { url: '/assets/shelf.svg', alt: 'Books on a shelf', width: 480, height: 360 } },
        { image: { url: '/assets/box.svg', alt: 'A clamshell box', width: 480, height: 360 } },
      ],
    },
  },
];
