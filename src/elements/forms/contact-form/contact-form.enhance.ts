import type { Controller, EnhanceContext } from '../../../core/element';
import stylesheet from './contact-form.css?inline';
import type { ContactFormProps, events } from './contact-form.element';
import { PrintedForm } from './printed-form';

export const styles: string = stylesheet;

/** Brings the server's form alive. */
export function enhance(
  context: EnhanceContext<ContactFormProps, typeof events>,
): Controller<ContactFormProps> {
  return new PrintedForm(context);
}
