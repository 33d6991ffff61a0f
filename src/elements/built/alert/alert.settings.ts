import { defineSettings } from '../../../core/settings';

/** The settings of an alert; the builder prints none of them. */
export const settings = defineSettings({
  alert_title: { kind: 'text', label: 'Title', group: 'content', default: '', doc: 'Its title.' },
  alert_description: {
    kind: 'text',
    label: 'Text',
    group: 'content',
    default: '',
    doc: 'The text below it; a blank line begins a new paragraph.',
  },
  alert_type: {
    kind: 'choice',
    label: 'Type',
    group: 'look',
    options: { info: 'Info', success: 'Success', warning: 'Warning', danger: 'Danger' },
    default: 'info',
    doc: 'Which colours it has.',
  },
  show_dismiss: {
    kind: 'choice',
    label: 'Dismiss button',
    group: 'behaviour',
    options: { show: 'Shown', hide: 'Hidden' },
    default: 'show',
    doc: 'Whether a visitor can dismiss it.',
  },
});
