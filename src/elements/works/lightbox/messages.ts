import { defineMessages } from '../../../core/config';

/** The messages of the grid; `messages` of the site's configuration may override them. */
export const message = defineMessages({
  'lightbox.gallery': 'Gallery',
  'lightbox.item': 'Item {index} of {total}',
});
