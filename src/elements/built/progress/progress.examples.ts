import type { Example } from '../../../core/element/example';
import type { ProgressSettings } from '../../settings-types';

/** Examples of `<nh-progress>`. */
export const examples: readonly Example<ProgressSettings>[] = [
  {
    title: 'A share of a whole',
    note: 'The bar fills when it scrolls into view.',
    settings: {
      title: 'Church registers',
      inner_text: 'restored so far',
      percent: 64,
    },
  },
  {
    title: 'Without the percentage',
    note: 'Only the words stand in the bar. The type colours it.',
    settings: {
      title: 'Places in the spring course',
      inner_text: 'nearly full',
      percent: 90,
      progress_type: 'warning',
      display_percentage: 'hide',
    },
  },
];
