import { html } from 'hono/html';
import type { Html } from '../../page';
import { type BuiltWidget, icon, type MarkupStyle, numberOf } from '../markup';
import { MINUS, otherQuestions, PLUS, questions } from './disclosure';

/**
 * A nested accordion: `<details>` items with containers
 * (docs/compatibility/page-builder-markup.md#disclosure-widgets).
 */
export const nestedAccordionWidget: BuiltWidget = {
  type: 'nested-accordion.default',
  tag: 'nh-nested-accordion',
  title: 'Nested accordion',
  styles: '/assets/built/nested-accordion.css',
  settings: {
    default_state: 'expanded',
    max_items_expended: 'one',
    n_accordion_animation_duration: { unit: 'ms', size: 300, sizes: [] },
  },
  drawn: { items: otherQuestions, title_tag: 'h4', max_items_expended: 'multiple' },
  content: (
    style,
  ) => html`<div class="e-n-accordion" aria-label="Accordion. Open links with Enter or Space, close with Escape, and navigate with Arrow Keys">
${questions.map((_, index) => item(style, index))}
</div>`,
};

function item(style: MarkupStyle, index: number): Html {
  const question = questions[index];
  const number = Number.parseInt(numberOf('nested-accordion').slice(0, 3), 16);
  const id = `e-n-accordion-item-${number}${index}`;
  const container = numberOf(`nested-accordion ${index}`);
  return html`<details id="${id}" class="e-n-accordion-item"${index === 0 ? html` open` : ''}>
<summary class="e-n-accordion-item-title" data-accordion-index="${index + 1}" tabindex="${index === 0 ? 0 : -1}" aria-expanded="${index === 0}" aria-controls="${id}">
<span class="e-n-accordion-item-title-header"><h3 class="e-n-accordion-item-title-text">${question?.title}</h3></span>
<span class="e-n-accordion-item-title-icon"><span class="e-opened">${icon(style, 'minus', MINUS)}</span><span class="e-closed">${icon(style, 'plus', PLUS)}</span></span>
</summary>
<div role="region" aria-labelledby="${id}" class="elementor-element elementor-element-${container} e-con-full e-flex e-con e-child" data-id="${container}" data-element_type="container">
<div role="region" aria-labelledby="${id}" class="elementor-element e-con-full e-flex e-con e-child" data-id="${numberOf(container)}" data-element_type="container"><p>${question?.text}</p></div>
</div>
</details>`;
}
