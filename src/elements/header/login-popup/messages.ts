import { wording } from '../../../core/config';

/** The words that this element itself shows; the site's configuration may word them anew. */
export const message = wording({
  'login.title': 'Log in',
  'login.close': 'Close popup',
  'login.name': 'Username or Email Address',
  'login.password': 'Password',
  'login.remember': 'Remember Me',
  'login.submit': 'Log In',
  'login.register': 'Register',
  'login.lost': 'Lost your password?',
});
