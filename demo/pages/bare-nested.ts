import { html, raw } from 'hono/html';
import { printNode, toHtml } from '../../src/print';
import { paperSize, papers } from './built/widgets/papers';
import type { Html } from './page';

interface Panel {
  readonly title: string;
  readonly content: Html;
}

/** A nested widget around others, printed as the printer prints it; undefined for other tags. */
export function nestedIn(tag: string): Html | undefined {
  return nested[tag]?.();
}

const nested: Readonly<Record<string, () => Html>> = {
  'nh-nested-accordion': () =>
    accordion([
      {
        title: 'What can I learn?',
        content: html`<p>Two courses start in May. Both need no experience.</p>
${tabs([
  {
    title: 'Binding',
    content: html`<p>Fold, sew and round a book of your own in one day.</p>`,
  },
  {
    title: 'Marbling',
    content: html`<p>Twelve sheets of paper in an afternoon, combed and plain.</p>`,
  },
])}`,
      },
      { title: 'What does it cost?', content: html`<p>£95, with all materials and lunch.</p>` },
    ]),
  'nh-nested-tabs': () =>
    tabs([
      {
        title: 'Papers',
        content: html`<p>Marbled and pasted in the workshop, sold by the sheet.</p>
${carousel()}`,
      },
      {
        title: 'Questions',
        content: accordion([
          { title: 'Do you ship?', content: html`<p>In a tube, within two days.</p>` },
          { title: 'Can I choose the colours?', content: html`<p>From ten sheets.</p>` },
        ]),
      },
    ]),
};

function accordion(panels: readonly Panel[]): Html {
  return html`<nh-nested-accordion><div data-nh-drawn><div class="e-n-accordion">
${panels.map(
  (
    { title, content },
    index,
  ) => html`<details class="e-n-accordion-item" part="item"${index === 0 ? raw(' open') : ''}>
<summary class="e-n-accordion-item-title" part="title"><h3 class="e-n-accordion-item-title-header e-n-accordion-item-title-text">${title}</h3><span class="e-n-accordion-item-title-icon" part="mark" aria-hidden="true"></span></summary>
<div class="e-con" part="content">${content}</div>
</details>`,
)}
</div></div></nh-nested-accordion>`;
}

function tabs(panels: readonly Panel[]): Html {
  return html`<nh-nested-tabs><div data-nh-drawn><div class="e-n-tabs">
<div class="e-n-tabs-heading" role="tablist" part="list">
${panels.map(
  ({ title }, index) =>
    html`<button type="button" role="tab" class="e-n-tab-title" data-tab-index="${index + 1}" part="title"><span class="e-n-tab-title-text">${title}</span></button>`,
)}
</div>
<div class="e-n-tabs-content">
${panels.map(
  ({ content }, index) =>
    html`<div role="tabpanel" class="e-con${index === 0 ? ' e-active' : ''}" data-tab-index="${index + 1}" part="content">${content}</div>`,
)}
</div>
</div></div></nh-nested-tabs>`;
}

function carousel(): Html {
  const { children } = printNode({
    id: '6a1f0c2',
    elType: 'widget',
    widgetType: 'image-carousel',
    settings: {
      slides: papers.map(({ url, alt, caption }) => ({
        image: { url, alt, ...paperSize },
        caption,
      })),
      label: 'Papers by the sheet',
      slides_to_show: 3,
      slides_to_show_mobile: 1,
      navigation: 'both',
      pagination: 'fraction',
      autoplay: false,
      image_spacing_custom: { unit: 'px', size: 16 },
    },
    elements: [],
  });
  return html`${raw(toHtml(children))}`;
}
