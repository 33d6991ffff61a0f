import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { length } from '../styles';
import { defineBlock } from './block';
import { sizeField } from './parts/fields';

/** Empty space. */
export const spacer = defineBlock({
  widgetType: 'spacer',
  title: 'Spacer',
  summary: 'Empty space between two elements.',
  since: '0.1.0',
  category: 'basic',
  settings: defineSettings({
    space: {
      ...sizeField,
      default: { value: 50, unit: 'px' },
      label: 'Space',
      group: 'content',
      doc: 'The height. Default: 50 px.',
      examples: [{ size: 5, unit: 'vh' }],
    },
  }),
  styles: { space: { part: 'nh-spacer', write: length('block-size') } },
  print: () => [printed('div', { class: 'nh-spacer', 'aria-hidden': 'true' })],
  examples: [
    {
      title: 'Space',
      note: 'Prefer the gap of the container, which follows the screen.',
      settings: {},
    },
    {
      title: 'Less space on phones',
      note: 'Each device may have its own height.',
      settings: { space: { size: 96, unit: 'px' }, space_mobile: { size: 48, unit: 'px' } },
    },
  ],
});
