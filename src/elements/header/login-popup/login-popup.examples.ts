import type { Example } from '../../../core/element/example';
import type { LoginPopupSettings } from '../../settings-types';

/** Examples of `<nh-login-popup>`. */
export const examples: readonly Example<LoginPopupSettings>[] = [
  {
    title: 'A log-in form from settings',
    note: 'Links that lead to the log-in page open this dialog. Without scripts they lead there.',
    settings: {
      title: 'Log in',
      login_url: '/login',
      register_url: '/register',
      lost_password_url: '/lost-password',
    },
  },
  {
    title: 'Back to a page after the log-in',
    note: 'The form sends the visitor to the course list once logged in.',
    settings: { login_url: '/login', redirect_to: '/courses' },
  },
];
