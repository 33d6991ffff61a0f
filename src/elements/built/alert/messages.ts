import { defineMessages } from '../../../core/config';

/** Messages of an alert. Sites can override them. */
export const message = defineMessages({ 'alert.dismiss': 'Dismiss this alert.' });
