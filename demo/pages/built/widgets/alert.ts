import { html } from 'hono/html';
import { type BuiltWidget, icon } from '../markup';

/** A note with a dismiss button (docs/compatibility/page-builder-markup.md#simple-widgets). */
export const alertWidget: BuiltWidget = {
  type: 'alert.default',
  tag: 'nh-alert',
  title: 'Alert',
  wrapperClass: 'elementor-alert-info',
  styles: '/assets/built/alert.css',
  drawn: {
    alert_title: 'The lift is out of order',
    alert_description: 'Ring the bell at the yard gate, and we come down.',
    alert_type: 'warning',
  },
  content: (style) => html`<div class="elementor-alert" role="alert">
<span class="elementor-alert-title">Closed on Monday</span>
<span class="elementor-alert-description">The guild meets in Linz. Parcels are taken in next door.</span>
<button type="button" class="elementor-alert-dismiss" aria-label="Dismiss this alert.">${
    style.icons === 'svg'
      ? icon(style, 'times', CROSS)
      : html`<span aria-hidden="true">&times;</span>`
  }</button>
</div>`,
};

const CROSS =
  'M64 96l32-32 128 128L352 64l32 32-128 128 128 128-32 32-128-128L96 384l-32-32 128-128z';
