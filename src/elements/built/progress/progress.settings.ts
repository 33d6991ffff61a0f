import { defineSettings } from '../../../core/settings';

/** Settings of a progress bar. The builder prints none of them. */
export const settings = defineSettings({
  title: {
    kind: 'text',
    label: 'Title',
    group: 'content',
    default: '',
    doc: 'Title above the bar; also its accessible name.',
  },
  percent: {
    kind: 'length',
    label: 'Percentage',
    group: 'content',
    units: ['%'],
    min: 0,
    default: { value: 50, unit: '%' },
    doc: 'Filled part of the bar in percent. Values above 100 count as 100.',
  },
  display_percentage: {
    kind: 'choice',
    label: 'Display Percentage',
    group: 'content',
    options: { show: 'Show', hide: 'Hide' },
    default: 'show',
    doc: 'Shows the percentage in the bar.',
  },
  inner_text: {
    kind: 'text',
    label: 'Inner Text',
    group: 'content',
    default: '',
    doc: 'Text inside the bar, before the percentage.',
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
    doc: 'Color scheme of the bar.',
  },
});
