/** The forms' messages: the plugin's defaults (docs/compatibility/contact-form.md#default-messages). */
export const messages = {
  mail_sent: 'Thank you for your message. It has been sent.',
  mail_failed: 'There was an error trying to send your message. Please try again later.',
  spam: 'There was an error trying to send your message. Please try again later.',
  aborted: 'Your message was not sent.',
  payment_required: 'Your message is kept until it has been paid for.',
  validation_failed: 'One or more fields have an error. Please check and try again.',
  acceptance_missing: 'You must accept the terms and conditions before sending your message.',
  required: 'Please fill out this field.',
  maxlength: 'This field has a too long input.',
  minlength: 'This field has a too short input.',
  email: 'Please enter an email address.',
  url: 'Please enter a URL.',
  tel: 'Please enter a telephone number.',
  number: 'Please enter a number.',
  minnumber: 'This field has a too small number.',
  maxnumber: 'This field has a too large number.',
  date: 'Please enter a date in YYYY-MM-DD format.',
  mindate: 'This field has a too early date.',
  maxdate: 'This field has a too late date.',
  time: 'Please enter a time such as 14:30.',
  enum: 'Please choose from what is offered.',
  maxitems: 'Please choose one at most.',
  file: 'You are not allowed to upload files of this type.',
  maxfilesize: 'The uploaded file is too large.',
  quiz: 'The answer to the quiz is incorrect.',
  captcha: 'Your entered code is incorrect.',
} as const;

/** The final status of a submission. */
export type Outcome =
  | 'mail_sent'
  | 'mail_failed'
  | 'spam'
  | 'aborted'
  | 'payment_required'
  | 'validation_failed'
  | 'acceptance_missing';
