import { html, raw } from 'hono/html';
import { layout } from '../layout';
import type { Html, Page, PageContext } from '../page';
import { type BuiltWidget, layoutNode, type MarkupStyle, markupStyles, widgetNode } from './markup';
import { widgets } from './widgets';

/** Every widget of the page builder, with a tag of ours in each, and drawn from settings. */
export const builtPage: Page = {
  path: '/built',
  title: 'Built pages',
  description: 'What the page builder prints, brought alive by tags.',
  render: (context) => page(context, builtPage, tagged),
};

/** The same, printed by the builder alone: no tag of ours, brought alive in place. */
export const builtAdoptedPage: Page = {
  path: '/built-adopted',
  title: 'Built pages, adopted',
  description: 'What the page builder prints, without any tag, brought alive in place.',
  render: (context) =>
    page({ ...context, config: { ...context.config, adopt: true } }, builtAdoptedPage, untouched),
};

type Print = (widget: BuiltWidget, style: MarkupStyle) => Html;

/** `?markup=` chooses the builder's age, `?mode=edit` the editor, `?only=` some widgets by name. */
function page(context: PageContext, self: Page, print: Print): Html {
  const { searchParams } = context.url;
  const style =
    markupStyles[searchParams.get('markup') ?? ''] ?? (markupStyles.containers as MarkupStyle);
  const only = searchParams.get('only')?.split(',');
  const shown = widgets.filter(({ tag }) => only?.includes(tag.slice(3)) ?? true);
  const config = {
    ...context.config,
    features: ['nested-elements', 'container'],
    mode: searchParams.get('mode') === 'edit' ? 'edit' : 'public',
  };
  const styles = ['/assets/built.css', ...new Set(shown.flatMap((widget) => widget.styles ?? []))];
  return layout({ ...context, config }, { ...self, styles }, body(self, shown, style, print));
}

function body(self: Page, shown: readonly BuiltWidget[], style: MarkupStyle, print: Print): Html {
  return html`<div class="site-heading">
<h1>${self.title}</h1>
<p class="site-lead">${self.description}</p>
</div>
<div class="elementor elementor-12" data-elementor-type="wp-page" data-elementor-id="12">
${shown.map((widget) => block(widget, style, print))}
</div>`;
}

function block(widget: BuiltWidget, style: MarkupStyle, print: Print): Html {
  const name = widget.tag.slice(3);
  const content = html`<h2 id="${name}">${widget.title}</h2>
${print(widget, style)}`;
  if (widget.node) return content;
  return layoutNode(name, style, content);
}

/** Our tag in the builder's node, and one that draws the same from its settings. */
function tagged(widget: BuiltWidget, style: MarkupStyle): Html {
  const { tag, drawn } = widget;
  if (widget.node) {
    return html`${raw(`<${tag}>`)}${widget.node(style)}${raw(`</${tag}>`)}
${drawn && html`${raw(`<${tag} settings="`)}${JSON.stringify(drawn)}${raw('">')}${widget.content(style)}${raw(`</${tag}>`)}`}`;
  }
  const inner = html`${raw(`<${tag}>`)}${widget.content(style)}${raw(`</${tag}>`)}`;
  return html`${widgetNode(widget, style, inner)}
${
  drawn &&
  html`<h3>From data</h3>
<div class="built-drawn">${raw(`<${tag} settings="`)}${JSON.stringify(drawn)}${raw(`"></${tag}>`)}</div>`
}`;
}

function untouched(widget: BuiltWidget, style: MarkupStyle): Html {
  return widget.node?.(style) ?? widgetNode(widget, style, widget.content(style));
}
