import { html } from 'hono/html';
import { site } from '../../site';
import { type BuiltWidget, icon } from '../markup';

/**
 * A button that opens a chat box, at the end of the page
 * (docs/compatibility/page-builder-markup.md#floating-elements).
 */
export const contactButtonsWidget: BuiltWidget = {
  type: 'contact-buttons.default',
  tag: 'nh-contact-buttons',
  title: 'Contact buttons',
  wrapperClass: 'animated-normal',
  styles: '/assets/built/contact-buttons.css',
  floats: true,
  note: html`<p>In the lower corner of the window: whom to ask before you bring a book.</p>`,
  settings: {
    style_chat_button_animation: 'fadeInUp',
    style_chat_box_entrance_animation: 'fadeInUp',
    style_chat_box_exit_animation: 'fadeInUp',
  },
  drawn: {
    advanced_horizontal_position: 'start',
    top_bar_title: 'The workshop',
    top_bar_subtitle: 'Tuesday to Saturday',
    message_bubble_name: 'Ada',
    message_bubble_body: 'What is the matter with your book?',
    send_button_text: 'Call us',
    send_button_link: site.phoneLink,
  },
  content: (
    style,
  ) => html`<div class="e-contact-buttons e-contact-buttons has-platform-email has-corners-rounded has-h-alignment-end has-v-alignment-bottom has-animations" id="" data-document-id="12" aria-role="dialog">
<div class="e-contact-buttons__content-wrapper hidden" id="e-contact-buttons__content-wrapper" aria-hidden="true" aria-label="Links window">
<div class="e-contact-buttons__content has-animation-duration-normal">
<div class="e-contact-buttons__top-bar">
<button class="e-contact-buttons__close-button" aria-controls="e-contact-buttons__content-wrapper" aria-label="Close the workshop" type="button">${icon(style, 'times', CROSS)}</button>
<div class="e-contact-buttons__profile-image has-size-small"><img class="e-contact-buttons__profile-image-el" src="/assets/logo.svg" alt="" width="48" height="48"></div>
<div class="e-contact-buttons__top-bar-details">
<p class="e-contact-buttons__top-bar-title">The workshop</p>
<p class="e-contact-buttons__top-bar-subtitle">Tuesday to Saturday</p>
</div>
</div>
<div class="e-contact-buttons__message-bubble has-typing-animation">
<div class="e-contact-buttons__dots-container"><span class="e-contact-buttons__dot"></span><span class="e-contact-buttons__dot"></span><span class="e-contact-buttons__dot"></span></div>
<div class="e-contact-buttons__bubble-container"><div class="e-contact-buttons__bubble">
<p class="e-contact-buttons__message-bubble-name">Ada</p>
<p class="e-contact-buttons__message-bubble-body">Hello, what is the matter with your book?</p>
<p class="e-contact-buttons__message-bubble-time" data-time-format="24h"></p>
</div></div>
</div>
<div class="e-contact-buttons__send-button"><div class="e-contact-buttons__send-button-container">
<a class="e-contact-buttons__send-cta" href="mailto:${site.email}" rel="noopener noreferrer" target="_blank">Write to us</a>
</div></div>
</div>
</div>
<div class="e-contact-buttons__chat-button-container">
<button class="e-contact-buttons__chat-button has-size-medium has-entrance-animation has-entrance-animation-duration-normal" aria-controls="e-contact-buttons__content-wrapper" aria-label="Toggle the workshop" type="button">${icon(style, 'envelope', ENVELOPE)}</button>
</div>
</div>`,
};

const ENVELOPE = 'M16 96h416v32L224 288 16 128zm0 72v248h416V168L224 328z';

/** The path of the close icon. */
export const CROSS =
  'M96 64 32 128l128 128L32 384l64 64 128-128 128 128 64-64-128-128 128-128-64-64-128 128z';
