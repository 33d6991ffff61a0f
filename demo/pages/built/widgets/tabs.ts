import { html } from 'hono/html';
import type { Html } from '../../page';
import { type BuiltWidget, numberOf } from '../markup';
import { otherQuestions, questions } from './disclosure';

/**
 * Tabs. Each has two titles, and the first panel is printed hidden
 * (docs/compatibility/page-builder-markup.md#disclosure-widgets).
 */
export const tabsWidget: BuiltWidget = {
  type: 'tabs.default',
  tag: 'nh-tabs',
  title: 'Tabs',
  wrapperClass: 'elementor-tabs-view-horizontal',
  styles: '/assets/built/tabs.css',
  drawn: { items: otherQuestions },
  content: () => html`<div class="elementor-tabs">
<div class="elementor-tabs-wrapper" role="tablist">
${questions.map((_, index) => title(index, 'desktop'))}
</div>
<div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">
${questions.map((question, index) => html`${title(index, 'mobile')}<div id="${ids(index + 1)[1]}" class="elementor-tab-content elementor-clearfix" data-tab="${index + 1}" role="tabpanel" aria-labelledby="${ids(index + 1)[0]}" tabindex="0" hidden="${index === 0 ? 'false' : 'hidden'}"><p>${question.text}</p></div>`)}
</div>
</div>`,
};

function title(index: number, kind: 'desktop' | 'mobile'): Html {
  const at = index + 1;
  const [own, panel] = ids(at);
  return html`<div ${kind === 'desktop' ? html`id="${own}"` : ''} class="elementor-tab-title elementor-tab-${kind}-title" aria-selected="${index === 0}" data-tab="${at}" role="tab" tabindex="${index === 0 ? 0 : -1}" aria-controls="${panel}" aria-expanded="false">${questions[index]?.title}</div>`;
}

function ids(at: number): readonly [string, string] {
  const number = Number.parseInt(numberOf('tabs').slice(0, 3), 16);
  return [`elementor-tab-title-${number}${at}`, `elementor-tab-content-${number}${at}`];
}
