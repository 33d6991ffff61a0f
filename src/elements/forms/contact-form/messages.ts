import { wording } from '../../../core/config';

/** The sentences that this element itself shows; the site's configuration may word them anew. */
export const message = wording({
  'form.fetch_error': 'You are probably offline.',
  'form.invalid_json':
    'The server has not answered as expected. Your message may have been sent all the same. Nothing you typed is lost.',
  'form.timeout':
    'The server has not answered for {seconds} seconds. Your message may have been sent all the same. Nothing you typed is lost.',
  'form.cancelled': 'Sending was cancelled. Nothing you typed is lost.',
  'form.blocked': 'This form does not take messages at the moment.',
  'form.misplaced': 'This contact form is placed in the wrong place.',
  'form.unusable': 'This form cannot be sent. Please contact us in another way.',
  'form.reloads': 'When you send this form, the page will be loaded anew.',
  'form.error': 'Error:',
  'form.captcha': 'Characters to type',
  'form.retry': 'Try again',
  'form.cancel': 'Cancel',
  'form.progress': 'Uploading',
  'form.title': 'Contact form',
  'form.submit': 'Send',
});
