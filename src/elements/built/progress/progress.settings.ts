import { defineSettings } from '../../../core/settings';

/** The settings of a progress bar; the builder prints none of them. */
export const settings = defineSettings({
  title: {
    kind: 'text',
    label: 'Title',
    group: 'content',
    default: '',
    doc: 'What the bar is about; its name for screen readers.',
  },
  percent: {
    kind: 'length',
    label: 'Percent',
    group: 'content',
    units: ['%'],
    min: 0,
    default: { value: 50, unit: '%' },
    doc: 'How full it is; over 100 is full.',
  },
  display_percentage: {
    kind: 'choice',
    label: 'Number in the bar',
    group: 'content',
    options: { show: 'Shown', hide: 'Hidden' },
    default: 'show',
    doc: 'Whether the bar says how full it is.',
  },
  inner_text: {
    kind: 'text',
    label: 'Words in the bar',
    group: 'content',
    default: '',
    doc: 'What else it says.',
  },
  progress_type: {
    kind: 'choice',
    label: 'Type',
    group: 'look',
    options: {
      default: 'Default',
      info: 'Info',
      success: 'Success',
      warning: 'Warning',
      danger: 'Danger',
    },
    default: 'default',
    doc: 'Which colour it has.',
  },
});
