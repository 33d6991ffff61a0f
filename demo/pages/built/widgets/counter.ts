import { html } from 'hono/html';
import type { BuiltWidget } from '../markup';

/** A counter, printed with its start value (docs/compatibility/page-builder-markup.md#simple-widgets). */
export const counterWidget: BuiltWidget = {
  type: 'counter.default',
  tag: 'nh-counter',
  title: 'Counter',
  styles: '/assets/built/counter.css',
  drawn: {
    ending_number: 12_480,
    suffix: '+',
    title: 'Sheets marbled since May',
    thousand_separator_char: ' ',
  },
  content: (style) => {
    const title = html`<div class="elementor-counter-title">Books bound last year</div>`;
    const number = html`<div class="elementor-counter-number-wrapper">
<span class="elementor-counter-number-prefix">over </span>
<span class="elementor-counter-number" data-duration="2000" data-to-value="640" data-from-value="0" data-delimiter=",">0</span>
<span class="elementor-counter-number-suffix"></span>
</div>`;
    // Before 3.19 the title came last.
    return html`<div class="elementor-counter">${style.icons === 'i' ? [number, title] : [title, number]}</div>`;
  },
};
