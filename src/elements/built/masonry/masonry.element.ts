import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './masonry.settings';

export const props = {} as const;

export const events = {} as const;

export type MasonryProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-masonry>`. */
export const masonry = defineContract({
  tag: 'nh-masonry',
  summary: 'Items in columns, each close below the one above it.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'How many columns, how far apart, and pictures where the tag holds no items.',
  events,
  slots: { '': 'Printed items, or the box that holds them: a gallery, a list of posts.' },
  parts: { item: 'A drawn picture.', caption: 'The words below it.' },
  cssProperties: {
    '--nh-masonry-columns': 'How many columns the tag lays its own items in; default 3.',
    '--nh-masonry-gap': 'The room between them; default 30px.',
  },
  children: (host) => (host.firstElementChild ? 'enhance' : 'replace'),
  loading: 'visible',
  // Any widget whose settings ask for it, and that nothing else of ours brings alive.
  adopts: { type: 'widget', words: ['masonry'] },
  isBackdrop: true,
  load: () => import('./masonry'),
  enhance: () => import('./masonry.enhance'),
  printed: '*',
});
