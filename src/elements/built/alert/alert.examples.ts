import type { Example } from '../../../core/element/example';
import type { AlertSettings } from '../../settings-types';

/** Examples of `<nh-alert>`. */
export const examples: readonly Example<AlertSettings>[] = [
  {
    title: 'A notice that can be closed',
    note: 'The close button is named after the title.',
    settings: { alert_title: 'Closed on Monday', alert_description: 'We are back on Tuesday.' },
  },
  {
    title: 'A warning without a button',
    note: 'The warning stays on the page.',
    settings: {
      alert_type: 'warning',
      alert_title: 'The lift is out of order',
      alert_description: 'Ring the bell, and we come down.',
      show_dismiss: 'hide',
    },
  },
];
