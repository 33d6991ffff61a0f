import { html } from 'hono/html';
import type { Html } from '../page';

/**
 * Differences between versions and settings in the builder's markup
 * (docs/compatibility/page-builder-markup.md#wrappers and docs/compatibility/page-builder-markup.md#layout
 * and docs/compatibility/page-builder-markup.md#versions).
 */
export interface MarkupStyle {
  /** True: `.elementor-widget-container` is around each widget's content, as in unoptimised markup. */
  readonly hasInnerContainer: boolean;
  /** Icons as inline SVG, or as `<i>` of an icon font. */
  readonly icons: 'svg' | 'i';
  /** The parents of widgets: sections with columns, or containers. */
  readonly layout: 'section' | 'container';
}

/** The three kinds of pages that `/built-adopted?markup=` prints. */
export const markupStyles: Readonly<Record<string, MarkupStyle>> = {
  containers: { hasInnerContainer: false, icons: 'svg', layout: 'container' },
  sections: { hasInnerContainer: true, icons: 'svg', layout: 'section' },
  old: { hasInnerContainer: true, icons: 'i', layout: 'section' },
};

/** A widget of the page in the builder's markup. */
export interface BuiltWidget {
  /** `data-widget_type`. */
  readonly type: string;
  /** The library's tag that enhances the widget. */
  readonly tag: string;
  readonly title: string;
  /** An additional class of the wrapper. */
  readonly wrapperClass?: string;
  /** The printed `data-settings`. */
  readonly settings?: object;
  /** The page's stylesheet for the widget, with the builder's rules. */
  readonly styles?: string;
  content(style: MarkupStyle): Html;
  /** True for floating widgets: the builder prints them in a document of their own at the end of the page. */
  readonly floats?: boolean;
  /** The text of a floating widget in the list of widgets. */
  readonly note?: Html;
  /** Prints the node of a section, column or container. */
  node?(style: MarkupStyle): Html;
  /** The settings that draw the same widget. */
  readonly drawn?: object;
}

/** An element id in the builder's format, seven hexadecimal digits, made from a name. */
export function numberOf(name: string): string {
  let number = 7;
  for (const letter of name) number = (number * 31 + letter.charCodeAt(0)) % 0x10000000;
  return number.toString(16).padStart(7, '0').slice(0, 7);
}

/** The node around a widget's content, with the given id or one made from its name. */
export function widgetNode(
  widget: Pick<BuiltWidget, 'type' | 'settings' | 'wrapperClass'>,
  style: MarkupStyle,
  content: Html,
  number?: string,
): Html {
  const { type, settings, wrapperClass } = widget;
  const name = type.split('.')[0] ?? type;
  const id = number ?? numberOf(name);
  const inner = style.hasInnerContainer
    ? html`<div class="elementor-widget-container">${content}</div>`
    : content;
  return html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${cssName(name)} ${wrapperClass ?? ''}"
data-id="${id}" data-element_type="widget" ${settings && html`data-settings="${JSON.stringify(settings)}"`} data-widget_type="${type}">
${inner}
</div>`;
}

/**
 * Returns the name of a widget in its class, which is different for two widgets
 * (docs/compatibility/page-builder-markup.md#wrappers).
 */
function cssName(name: string): string {
  return name.replace(/^nested-/, 'n-');
}

/** A container. A nested one has the full width of its parent. */
export function containerNode(
  id: string,
  content: Html,
  { isInner = false, settings }: { readonly isInner?: boolean; readonly settings?: object } = {},
): Html {
  const width = isInner ? 'e-con-full e-flex e-con e-child' : 'e-flex e-con-boxed e-con e-parent';
  const data = settings && html`data-settings="${JSON.stringify(settings)}"`;
  return html`<div class="elementor-element elementor-element-${id} ${width}" data-id="${id}" data-element_type="container" ${data}>
${isInner ? content : html`<div class="e-con-inner">${content}</div>`}
</div>`;
}

/** A section or container with its content. */
export function layoutNode(
  name: string,
  style: MarkupStyle,
  content: Html,
  settings?: object,
): Html {
  const id = numberOf(name);
  const data = settings && html`data-settings="${JSON.stringify(settings)}"`;
  if (style.layout === 'container') return containerNode(id, content, settings && { settings });
  const column = numberOf(`${name} column`);
  return html`<section class="elementor-section elementor-top-section elementor-element elementor-element-${id} elementor-section-boxed elementor-section-height-default" data-id="${id}" data-element_type="section" ${data}>
<div class="elementor-container elementor-column-gap-default">
<div class="elementor-column elementor-col-100 elementor-top-column elementor-element elementor-element-${column}" data-id="${column}" data-element_type="column">
<div class="elementor-widget-wrap elementor-element-populated">${content}</div>
</div>
</div>
</section>`;
}

/** An icon in the format of the markup style. */
export function icon(style: MarkupStyle, name: string, path: string): Html {
  return style.icons === 'svg'
    ? html`<svg aria-hidden="true" class="e-font-icon-svg e-fas-${name}" viewBox="0 0 448 512" xmlns="http://www.w3.org/2000/svg"><path d="${path}"></path></svg>`
    : html`<i class="fas fa-${name}"></i>`;
}
