import { unseenStyles } from '../../../core/parts/unseen';
import stylesheet from './contact-form.css?inline';

/** What printed and drawn forms have in common. */
export const styles: string =
  stylesheet + unseenStyles(':is(:host, nh-contact-form) .screen-reader-response');
