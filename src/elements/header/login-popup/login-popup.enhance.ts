import type { Controller, EnhanceContext } from '../../../core/element';
import { Login } from './login';
import stylesheet from './login-popup.css?inline';
import type { events, LoginPopupProps } from './login-popup.element';

export const styles: string = stylesheet;

/** Wraps the CMS's form, or a drawn one, in a dialog. */
export function enhance(
  context: EnhanceContext<LoginPopupProps, typeof events>,
): Controller<LoginPopupProps> {
  return new Login(context);
}
