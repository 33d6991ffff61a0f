import { defineSettings } from '../../../core/settings';

/** Settings of an alert. The builder prints none of them. */
export const settings = defineSettings({
  alert_title: {
    kind: 'text',
    label: 'Title',
    group: 'content',
    default: '',
    doc: 'Title of the drawn alert.',
  },
  alert_description: {
    kind: 'text',
    label: 'Content',
    group: 'content',
    default: '',
    doc: 'Text below the title. A blank line starts a new paragraph.',
  },
  alert_type: {
    kind: 'choice',
    label: 'Type',
    group: 'look',
    options: { info: 'Info', success: 'Success', warning: 'Warning', danger: 'Danger' },
    default: 'info',
    doc: 'Color scheme of the alert.',
  },
  show_dismiss: {
    kind: 'choice',
    label: 'Dismiss Icon',
    group: 'behaviour',
    options: { show: 'Show', hide: 'Hide' },
    default: 'show',
    doc: 'Shows the button with which a visitor dismisses the alert.',
  },
});
