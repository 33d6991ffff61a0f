import type { Example } from '../../../core/element/example';
import type { ContactFormSettings } from '../../settings-types';

/** Examples of `<nh-contact-form>`. */
export const examples: readonly Example<ContactFormSettings>[] = [
  {
    title: 'A form from settings',
    note: 'Draws a form that sends to the site’s form API. A field is checked by the rules of the schema when it changes, and by the server when the form is sent.',
    attributes: { 'form-id': '7' },
    settings: {
      schema: {
        rules: [
          { rule: 'required', field: 'your-name', error: 'Enter your name.' },
          { rule: 'required', field: 'your-email', error: 'Enter your email address.' },
          { rule: 'email', field: 'your-email', error: 'Enter an email address.' },
          { rule: 'required', field: 'your-message', error: 'Enter your message.' },
        ],
      },
      fields: [
        {
          type: 'text',
          name: 'your-name',
          label: 'Your name',
          required: true,
          autocomplete: 'name',
        },
        {
          type: 'email',
          name: 'your-email',
          label: 'Your email',
          required: true,
          autocomplete: 'email',
        },
        {
          type: 'select',
          name: 'your-subject',
          label: 'What it is about',
          required: true,
          options: ['A new binding', 'A repair', 'Something else'],
        },
        {
          type: 'textarea',
          name: 'your-message',
          label: 'Your message',
          required: true,
          maxlength: 2000,
          counter: 'down',
        },
        { type: 'acceptance', name: 'privacy', label: 'You may keep my message.' },
        { type: 'submit', label: 'Send' },
      ],
    },
  },
  {
    title: 'Every kind of choice',
    note: 'Check boxes with a free text, radio buttons, a list, a date and a file.',
    attributes: { 'form-id': '8' },
    settings: {
      fields: [
        {
          type: 'checkbox',
          name: 'topics',
          label: 'Topics',
          options: ['Binding', 'Boxes', 'Other'],
          freeText: true,
        },
        {
          type: 'radio',
          name: 'size',
          label: 'Size',
          options: ['Pocket', 'Octavo', 'Folio'],
          default: 'Octavo',
        },
        {
          type: 'select',
          name: 'paper',
          label: 'Paper',
          options: ['Cotton', 'Linen'],
          prompt: 'Choose a paper',
        },
        { type: 'date', name: 'ready-by', label: 'Ready by' },
        { type: 'file', name: 'sketch', label: 'Sketch', accept: ['.pdf', '.png'] },
        { type: 'submit', label: 'Ask for a price' },
      ],
    },
  },
  {
    title: 'A printed form',
    note: 'The form plugin prints the form, which works without scripts. The element sends it without leaving the page.',
    html: `<nh-contact-form>
  <div class="wpcf7 no-js" id="wpcf7-f7-p12-o1" data-wpcf7-id="7">
    <form class="wpcf7-form init" action="/contact#wpcf7-f7-p12-o1" method="post" data-status="init">
      <input type="hidden" name="_wpcf7" value="7">
      <input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f7-p12-o1">
      <p><label>Your name <span class="wpcf7-form-control-wrap" data-name="your-name">
        <input name="your-name" class="wpcf7-form-control wpcf7-text" autocomplete="name"></span></label></p>
      <p><input type="submit" value="Send" class="wpcf7-form-control wpcf7-submit"></p>
      <div class="wpcf7-response-output" aria-hidden="true"></div>
    </form>
  </div>
</nh-contact-form>`,
  },
];
