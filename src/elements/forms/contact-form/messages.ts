import { common, defineMessages } from '../../../core/config';

/** The element's own messages; `messages` of the site's configuration may override them. */
export const message = defineMessages({
  'form.fetch_error':
    'The server cannot be reached. You may be offline. Nothing you typed is lost.',
  'form.invalid_json':
    'The server sent an unexpected response. Your message may have been sent anyway. Nothing you typed is lost.',
  'form.timeout':
    'The server has not responded for {seconds} seconds. Your message may have been sent anyway. Nothing you typed is lost.',
  'form.cancelled': 'Sending was cancelled. Nothing you typed is lost.',
  'form.blocked': 'This form is not accepting messages at the moment.',
  'form.misplaced': 'This contact form is placed in the wrong place.',
  'form.unusable': 'This form cannot be sent. Please contact us in another way.',
  'form.reloads': 'Sending this form reloads the page.',
  'form.error': 'Error:',
  'form.error_at': '{field}:',
  'form.free_text': 'Text for “{option}”',
  'form.captcha': 'Characters to type',
  'form.consent_missing': 'Agree above to send this form.',
  'form.required': 'Required fields are marked *.',
  'form.characters_left': 'characters left',
  'form.characters_left.one': 'character left',
  'form.characters': 'characters',
  'form.characters.one': 'character',
  'form.characters_of': 'of {maximum} characters',
  'form.retry': common.retry,
  'form.cancel': common.cancel,
  'form.progress': 'Uploading',
  'form.title': 'Contact form',
  'form.submit': 'Send',
});
