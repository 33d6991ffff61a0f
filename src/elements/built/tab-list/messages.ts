import { defineMessages } from '../../../core/config';

/** Messages of tabs and nested tabs. Sites can override them. */
export const message = defineMessages({ 'tabs.list': 'Tabs' });
