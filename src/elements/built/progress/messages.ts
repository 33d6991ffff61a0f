import { defineMessages } from '../../../core/config';

/** Messages of a progress bar. Sites can override them. */
export const message = defineMessages({ 'progress.name': 'Progress' });
