import { html } from 'hono/html';
import { type BuiltWidget, icon } from '../markup';
import { CROSS } from './contact-buttons';

/**
 * A bar that is sticky at the top, printed at the end of the page
 * (docs/compatibility/page-builder-markup.md#floating-elements).
 */
export const floatingBarsWidget: BuiltWidget = {
  type: 'floating-bars-var-1.default',
  tag: 'nh-floating-bars',
  title: 'Floating bar',
  styles: '/assets/built/floating-bars.css',
  floats: true,
  note: html`<p>At the top of the window: what the workshop has to announce.</p>`,
  settings: { style_cta_button_animation: 'fadeInUp', style_cta_button_animation_delay: 200 },
  drawn: {
    advanced_vertical_position: 'bottom',
    advanced_toggle_sticky: 'no',
    announcement_text: 'Old boards are taken in on Tuesdays.',
    cta_text: 'What they are worth',
    cta_link: { url: '/works', is_external: '', nofollow: '' },
  },
  content: (
    style,
  ) => html`<div class="e-floating-bars e-floating-bars-var-1 has-vertical-position-top has-close-button is-sticky" id="" data-document-id="12" role="alertdialog">
<p class="e-floating-bars__announcement-text">The spring courses are open.</p>
<div class="e-floating-bars__cta-button-container"><a class="e-floating-bars__cta-button has-corners-round is-type-button has-entrance-animation" href="/contact"><span class="e-floating-bars__cta-text">Ask for a place</span></a></div>
<button class="e-floating-bars__close-button" aria-label="Close the announcement" type="button" aria-controls="e-floating-bars">${icon(style, 'times', CROSS)}</button>
<div class="e-floating-bars__overlay"></div>
</div>`,
};
