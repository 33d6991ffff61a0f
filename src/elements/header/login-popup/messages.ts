import { defineMessages } from '../../../core/config';

/** The element's own texts; the site's configuration may override them. */
export const message = defineMessages({
  'login.title': 'Log in',
  'login.close': 'Close popup',
  'login.name': 'Username or Email Address',
  'login.password': 'Password',
  'login.remember': 'Remember Me',
  'login.submit': 'Log In',
  'login.register': 'Register',
  'login.lost': 'Lost your password?',
});
