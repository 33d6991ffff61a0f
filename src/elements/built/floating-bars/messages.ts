import { common, defineMessages } from '../../../core/config';

/** Messages of a drawn floating bar. Sites can override them. */
export const message = defineMessages({ 'floating-bars.close': common.close });
