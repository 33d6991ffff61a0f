import type { Controller, EnhanceContext } from '../../../core/element';
import type { ContactFormProps, events } from './contact-form.element';
import { PrintedForm } from './printed-form';

export { styles } from './styles';

/** Enhances the form printed by the server. */
export function enhance(
  context: EnhanceContext<ContactFormProps, typeof events>,
): Controller<ContactFormProps> {
  return new PrintedForm(context);
}
