import { unseenStyles } from '../../../core/parts/unseen';
import stylesheet from './contact-form.css?inline';

/** What a form looks like, printed or drawn. */
export const styles: string =
  stylesheet + unseenStyles(':is(:host, nh-contact-form) .screen-reader-response');
