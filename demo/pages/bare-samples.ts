import { pictureAddress } from '../server/portfolio/pictures';
import type { Work } from '../server/portfolio/work';

/** Settings with which /bare shows an element, where those of the builder pages show too little of it. */
export const bareSettings: Readonly<Record<string, object>> = {
  'nh-section': {
    background_slideshow_gallery: gallery('harbour', 'lighthouse'),
  },
  'nh-column': {
    background_slideshow_gallery: gallery('lamp-room', 'ceramics'),
  },
  'nh-video': {
    image_overlay: { url: '/assets/built/papers/stones.svg', id: 32 },
    aspect_ratio: '169',
  },
  'nh-masonry': { columns: 3, columns_tablet: 2, columns_mobile: 2 },
  'nh-audio': { url: '/assets/audio/strokes.wav', preload: 'metadata' },
  'nh-counter': { thousand_separator_char: ',' },
  'nh-progress': { progress_type: '' },
  // The text follows the whole arc.
  'nh-text-path': { text: 'Folded, sewn and rounded', start_point: { unit: '%', size: 1 } },
  'nh-text-editor': {
    editor:
      'Évora, 1921: a binder’s shop below the aqueduct. Its tools came to us in two wooden chests, wrapped in the newspapers of that year: bone folders, a sewing frame, and brass letters in three sizes.\n\nThe letters are still in use. Whoever orders a title on the spine gets it from them.\n\nThe newspapers hang in the stairs.',
  },
};

function gallery(...names: string[]): object[] {
  return names.map((name, at) => ({ id: 51 + at, url: `/assets/starters/${name}.svg` }));
}

/** The pictures of works as items of a masonry: upright, square and wide ones. */
export function pictureItems(works: readonly Work[]): object[] {
  return drawings(works)
    .slice(3, 9)
    .map((work) => ({
      image: {
        url: pictureAddress(work),
        alt: work.title,
        width: work.width,
        height: work.height,
      },
      caption: work.title,
    }));
}

/** The pictures of works as items of a lightbox. */
export function thumbnailItems(works: readonly Work[]): object[] {
  return drawings(works)
    .filter(({ width, height }) => width / height > 0.9)
    .slice(0, 6)
    .map((work) => ({
      url: pictureAddress(work, 'large'),
      title: work.title,
      thumbnail: pictureAddress(work),
    }));
}

/** The works but those with pictures of films and of whole sites, which are very wide or very high. */
function drawings(works: readonly Work[]): readonly Work[] {
  return works.filter(({ motif }) => motif !== 'site' && motif !== 'film');
}
