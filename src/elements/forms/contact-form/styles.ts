import { unseenStyles } from '../../../core/parts/unseen';
import stylesheet from './contact-form.css?inline';

/** The styles of both printed and drawn forms. */
export const styles: string =
  stylesheet + unseenStyles(':is(:host, nh-contact-form) .screen-reader-response');
