import type { Example } from '../../../core/element/example';
import type { CounterSettings } from '../../settings-types';

/** Examples of `<nh-counter>`. */
export const examples: readonly Example<CounterSettings>[] = [
  {
    title: 'A number that counts up',
    note: 'Counting starts when the number scrolls into view. The thousand separator follows the site’s language.',
    settings: {
      ending_number: 1250,
      suffix: ' books',
      title: 'Bound so far',
      thousand_separator: true,
    },
  },
  {
    title: 'From a starting number, slowly',
    note: 'Counts from 90 to 128 in four seconds.',
    settings: {
      starting_number: 90,
      ending_number: 128,
      duration: 4000,
      prefix: 'over ',
      title: 'Years of work',
    },
  },
];
