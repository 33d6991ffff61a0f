import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { defineBlock } from './block';

/** The target of a link within the page. */
export const menuAnchor = defineBlock({
  widgetType: 'menu-anchor',
  title: 'Menu anchor',
  summary: 'An invisible target of links within the page.',
  since: '0.1.0',
  category: 'general',
  settings: defineSettings({
    anchor: {
      kind: 'raw',
      accepts: (value): value is string =>
        typeof value === 'string' && /^[\p{L}\p{N}_-]{0,64}$/u.test(value),
      wanted: 'an id of letters, digits, "_" and "-"',
      reason: 'A text with a limited alphabet.',
      label: 'Anchor',
      group: 'content',
      doc: 'The id, without `#`. Default: none.',
      examples: ['prices'],
    },
  }),
  print: ({ anchor }) => (anchor ? [printed('div', { class: 'nh-anchor', id: anchor })] : []),
  examples: [
    {
      title: 'A target',
      note: 'A link to `#prices` scrolls here.',
      settings: { anchor: 'prices' },
    },
    {
      title: 'Another script',
      note: 'Ids may have letters of any script.',
      settings: { anchor: 'öffnungszeiten' },
    },
  ],
});
