import { html } from 'hono/html';
import { type BuiltWidget, icon, type MarkupStyle, numberOf } from '../markup';
import { minus, plus, questions } from './questions';

/** Printed all closed, its titles without a way to open them (facts, page-builder-markup 4). */
export const accordionWidget: BuiltWidget = {
  type: 'accordion.default',
  tag: 'nh-accordion',
  title: 'Accordion',
  styles: '/assets/built/disclosure.css',
  drawn: {
    title_html_tag: 'h3',
    items: questions.map(({ title, text }) => ({ title, content: text })),
  },
  content: (style) => html`<div class="elementor-accordion">
${questions.map((question, index) => item(style, question, index + 1))}
</div>`,
};

function item(style: MarkupStyle, { title, text }: (typeof questions)[number], at: number) {
  const number = Number.parseInt(numberOf('accordion').slice(0, 3), 16);
  const ids = [`elementor-tab-title-${number}${at}`, `elementor-tab-content-${number}${at}`];
  return html`<div class="elementor-accordion-item">
<h3 id="${ids[0]}" class="elementor-tab-title" data-tab="${at}" role="button" aria-controls="${ids[1]}" aria-expanded="false">
<span class="elementor-accordion-icon elementor-accordion-icon-left" aria-hidden="true">
<span class="elementor-accordion-icon-closed">${icon(style, 'plus', plus)}</span>
<span class="elementor-accordion-icon-opened">${icon(style, 'minus', minus)}</span>
</span>
<a class="elementor-accordion-title" tabindex="0">${title}</a>
</h3>
<div id="${ids[1]}" class="elementor-tab-content elementor-clearfix" data-tab="${at}" role="region" aria-labelledby="${ids[0]}"><p>${text}</p></div>
</div>`;
}
