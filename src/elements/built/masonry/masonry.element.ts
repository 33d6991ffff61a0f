import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './masonry.settings';

export const props = {} as const;

export const events = {} as const;

export type MasonryProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-masonry>`. */
export const masonry = defineContract({
  tag: 'nh-masonry',
  summary: 'A masonry layout: items in columns without vertical gaps.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'Columns and gap, and the images to draw if the tag contains no items.',
  events,
  slots: { '': 'Printed items, or the box around them, such as a gallery or a list of posts.' },
  parts: { item: 'A drawn item.', caption: 'The text below an image.' },
  cssProperties: {
    '--nh-masonry-columns': 'Number of columns for items inside the tag. Default: 3.',
    '--nh-masonry-gap': 'Gap between items. Default: `--nh-space`, else 30px.',
  },
  tokens: ['--nh-space'],
  children: (host) => (host.firstElementChild ? 'enhance' : 'replace'),
  loading: 'visible',
  // Any widget with the setting `masonry`, unless another of our elements adopts it.
  adopts: { type: 'widget', words: ['masonry'] },
  isBackdrop: true,
  load: () => import('./masonry'),
  enhance: () => import('./masonry.enhance'),
  printed: '*',
});
