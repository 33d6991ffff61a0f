import { html, raw } from 'hono/html';
import { layout } from '../layout';
import type { Html, Page, PageContext } from '../page';
import { type BuiltWidget, layoutNode, type MarkupStyle, markupStyles, widgetNode } from './markup';
import { topOf } from './top';
import { widgets } from './widgets';

/** Every widget of the page builder, enhanced by tags of the library, and drawn from settings. */
export const builtPage: Page = {
  path: '/built',
  title: 'Built pages',
  description: 'All widgets of the page builder, enhanced by tags.',
  render: (context) => page(context, builtPage, tagged),
};

/** Every widget in the builder's markup, without tags: adopted in place. */
export const builtAdoptedPage: Page = {
  path: '/built-adopted',
  title: 'Built pages, adopted',
  description: 'All widgets of the page builder, enhanced in place without tags.',
  render: (context) =>
    page({ ...context, config: { ...context.config, adopt: true } }, builtAdoptedPage, untouched),
};

type Print = (widget: BuiltWidget, style: MarkupStyle) => Html;

/**
 * Prints the page. Parameters of the address:
 *
 * - `?markup=`: version of the builder's markup
 * - `?mode=edit`: the page as in the editor
 * - `?only=`: names of the widgets to print
 * - `?features=`: active features of the site
 * - `?top=`: widgets in the first viewport
 * - `?data=none`: leaves out elements drawn from settings
 * - `?tools=none`: leaves out the tools in the header
 */
function page(context: PageContext, self: Page, print: Print): Html {
  const { searchParams } = context.url;
  const style =
    markupStyles[searchParams.get('markup') ?? ''] ?? (markupStyles.containers as MarkupStyle);
  const only = searchParams.get('only')?.split(',');
  const hasData = searchParams.get('data') !== 'none';
  const shown = widgets
    .filter(({ tag }) => only?.includes(tag.slice(3)) ?? true)
    .map((widget) => (hasData ? widget : withoutData(widget)));
  const config = {
    ...context.config,
    clickNonce: context.clickNonce,
    features: (searchParams.get('features') ?? 'nested-elements,container').split(','),
    mode: searchParams.get('mode') === 'edit' ? 'edit' : 'public',
  };
  const styles = ['/assets/built.css', ...new Set(shown.flatMap((widget) => widget.styles ?? []))];
  const end = shown.filter(({ floats }) => floats).map((widget) => floating(widget, style, print));
  const { first, rest, text } = topOf(searchParams.get('top'), shown);
  const blocks = (some: readonly BuiltWidget[]) =>
    some.map((widget) => block(widget, style, print));
  const content = html`${blocks(first)}${text}${blocks(rest)}`;
  return layout(
    { ...context, config },
    {
      ...self,
      styles,
      end: html`${end}`,
      first: first.map(({ tag }) => tag),
      isBare: searchParams.get('tools') === 'none',
    },
    body(self, content, config.mode),
  );
}

function withoutData({ drawn, ...widget }: BuiltWidget): BuiltWidget {
  return widget;
}

function body(self: Page, content: Html, mode: string): Html {
  const edited = mode === 'edit' ? 'elementor-edit-area elementor-edit-mode' : '';
  return html`<div class="site-heading">
<h1>${self.title}</h1>
<p class="site-lead">${self.description}</p>
</div>
<div class="elementor elementor-12 ${edited}" data-elementor-type="wp-page" data-elementor-id="12">
${content}
</div>`;
}

/**
 * Floating elements are in a document with its own id, on every page
 * (docs/compatibility/page-builder-markup.md#floating-elements).
 */
function floating(widget: BuiltWidget, style: MarkupStyle, print: Print): Html {
  const name = widget.tag.slice(3);
  return html`<div class="elementor elementor-90" data-elementor-type="floating-buttons" data-elementor-id="90">
${layoutNode(`${name} holder`, style, print(widget, style))}
</div>`;
}

function block(widget: BuiltWidget, style: MarkupStyle, print: Print): Html {
  const name = widget.tag.slice(3);
  const content = html`<h2 id="${name}">${widget.title}</h2>
${widget.floats ? widget.note : print(widget, style)}
${print === tagged && !widget.node && fromData(widget)}`;
  if (widget.node) return content;
  return layoutNode(name, style, content);
}

/** The library's tag in the builder's node. */
function tagged(widget: BuiltWidget, style: MarkupStyle): Html {
  const { tag, drawn } = widget;
  if (widget.node) {
    return html`${raw(`<${tag}>`)}${widget.node(style)}${raw(`</${tag}>`)}
${drawn && html`${raw(`<${tag} settings="`)}${JSON.stringify(drawn)}${raw('">')}${widget.content(style)}${raw(`</${tag}>`)}`}`;
  }
  const inner = html`${raw(`<${tag}>`)}${widget.content(style)}${raw(`</${tag}>`)}`;
  return widgetNode(widget, style, inner);
}

/** A tag that draws the same widget from its settings. */
function fromData({ tag, drawn }: BuiltWidget): Html | undefined {
  if (!drawn) return undefined;
  return html`<h3>From data</h3>
<div class="built-drawn">${raw(`<${tag} settings="`)}${JSON.stringify(drawn)}${raw(`"></${tag}>`)}</div>`;
}

function untouched(widget: BuiltWidget, style: MarkupStyle): Html {
  return widget.node?.(style) ?? widgetNode(widget, style, widget.content(style));
}
