import type { Controller, EnhanceContext } from '../../../core/element';
import type { ContactFormProps, events } from './contact-form.element';
import { PrintedForm } from './printed-form';

export { styles } from './styles';

/** Brings the server's form alive. */
export function enhance(
  context: EnhanceContext<ContactFormProps, typeof events>,
): Controller<ContactFormProps> {
  return new PrintedForm(context);
}
