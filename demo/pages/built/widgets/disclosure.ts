import { html } from 'hono/html';
import type { Html } from '../../page';
import { type BuiltWidget, icon, type MarkupStyle, numberOf } from '../markup';

/** Customers' questions, for accordions and toggles. */
export const questions = [
  {
    title: 'How long does a repair take?',
    text: 'A loose cover takes a week; a new spine three, since the leather has to rest.',
  },
  {
    title: 'Can you bind my thesis?',
    text: 'Yes, in linen or half leather, and two copies the same day if you come before ten.',
  },
  {
    title: 'Do you teach?',
    text: 'On Saturdays, six at a bench. You sew one book and take it home.',
  },
] as const;

/** The questions of accordions and toggles drawn from settings. */
export const otherQuestions = [
  {
    title: 'Do you buy old books?',
    content:
      'For their boards and endpapers.\n\nBring them on a Tuesday, when there is time to look.',
  },
  { title: 'Is there a waiting list?', content: 'For courses, until the spring.' },
];

/**
 * An accordion or toggle: printed closed, without native controls
 * (docs/compatibility/page-builder-markup.md#disclosure-widgets).
 */
export function disclosureWidget(name: 'accordion' | 'toggle', title: string): BuiltWidget {
  return {
    type: `${name}.default`,
    tag: `nh-${name}`,
    title,
    styles: '/assets/built/disclosure.css',
    drawn: {
      title_html_tag: 'h4',
      items: otherQuestions,
    },
    content: (style) => html`<div class="elementor-${name}">
${questions.map((_, index) => item(name, style, index))}
</div>`,
  };
}

function item(name: string, style: MarkupStyle, index: number): Html {
  const question = questions[index];
  const at = index + 1;
  const number = Number.parseInt(numberOf(name).slice(0, 3), 16);
  const ids = [`elementor-tab-title-${number}${at}`, `elementor-tab-content-${number}${at}`];
  return html`<div class="elementor-${name}-item">
<h3 id="${ids[0]}" class="elementor-tab-title" data-tab="${at}" role="button" aria-controls="${ids[1]}" aria-expanded="false">
<span class="elementor-${name}-icon elementor-${name}-icon-left" aria-hidden="true">
<span class="elementor-${name}-icon-closed">${icon(style, 'plus', PLUS)}</span>
<span class="elementor-${name}-icon-opened">${icon(style, 'minus', MINUS)}</span>
</span>
<a class="elementor-${name}-title" tabindex="0">${question?.title}</a>
</h3>
<div id="${ids[1]}" class="elementor-tab-content elementor-clearfix" data-tab="${at}" role="region" aria-labelledby="${ids[0]}"><p>${question?.text}</p></div>
</div>`;
}

/** The paths of a title's two icons: plus and minus. */
export const PLUS = 'M192 64h64v160h160v64H256v160h-64V288H32v-64h160z';
export const MINUS = 'M32 224h384v64H32z';
