import { html } from 'hono/html';
import { type BuiltWidget, icon, numberOf } from '../markup';
import { otherQuestions, PLUS, questions } from './disclosure';

/** Tabs whose panels are containers (docs/compatibility/page-builder-markup.md#disclosure-widgets). */
export const nestedTabsWidget: BuiltWidget = {
  type: 'nested-tabs.default',
  tag: 'nh-nested-tabs',
  title: 'Nested tabs',
  wrapperClass: 'e-n-tabs-mobile',
  styles: '/assets/built/nested-tabs.css',
  settings: { tabs_justify_horizontal: 'start', horizontal_scroll: 'disable' },
  drawn: { items: otherQuestions },
  content(style) {
    const number = Number.parseInt(numberOf('nested-tabs'), 16);
    return html`<div class="e-n-tabs" data-widget-number="${number}" aria-label="Tabs. Open items with Enter or Space, close with Escape and navigate using the Arrow keys.">
<div class="e-n-tabs-heading" role="tablist">
${questions.map(
  (
    { title },
    index,
  ) => html`<button id="e-n-tab-title-${number}${index + 1}" class="e-n-tab-title" aria-selected="${index === 0}" data-tab-index="${index + 1}" role="tab" tabindex="${index === 0 ? 0 : -1}" aria-controls="e-n-tab-content-${number}${index + 1}">
<span class="e-n-tab-icon">${icon(style, 'plus', PLUS)}${icon(style, 'plus', PLUS)}</span>
<span class="e-n-tab-title-text">${title}</span>
</button>`,
)}
</div>
<div class="e-n-tabs-content">
${questions.map(({ text }, index) => {
  const id = numberOf(`nested-tabs ${index}`);
  return html`<div id="e-n-tab-content-${number}${index + 1}" role="tabpanel" aria-labelledby="e-n-tab-title-${number}${index + 1}" data-tab-index="${index + 1}" class="${index === 0 ? 'e-active' : ''} elementor-element elementor-element-${id} e-con-full e-flex e-con e-child" data-id="${id}" data-element_type="container"><p>${text}</p></div>`;
})}
</div>
</div>`;
  },
};
