import { wording } from '../../../core/config';

/** The sentences of the grid; the site's configuration may word them anew. */
export const message = wording({
  'lightbox.gallery': 'Gallery',
  'lightbox.item': 'Item {index} of {total}',
});
