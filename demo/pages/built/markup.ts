import { html } from 'hono/html';
import type { Html } from '../page';

/** What differs in the builder's markup by its version and its switches (facts, page-builder-markup 1, 3, 8). */
export interface MarkupStyle {
  /** `.elementor-widget-container` around each widget's content: the markup before it was optimised. */
  readonly hasInnerContainer: boolean;
  /** Icons as inline pictures, or as `<i>` of an icon font. */
  readonly icons: 'svg' | 'i';
  /** What widgets lie in: sections with columns, or containers. */
  readonly layout: 'section' | 'container';
}

/** The three kinds of pages that `/built-adopted?markup=` prints. */
export const markupStyles: Readonly<Record<string, MarkupStyle>> = {
  containers: { hasInnerContainer: false, icons: 'svg', layout: 'container' },
  sections: { hasInnerContainer: true, icons: 'svg', layout: 'section' },
  old: { hasInnerContainer: true, icons: 'i', layout: 'section' },
};

/** One widget of the page, as the builder prints it. */
export interface BuiltWidget {
  /** `data-widget_type`. */
  readonly type: string;
  /** The tag of ours that brings it alive. */
  readonly tag: string;
  readonly title: string;
  /** A class that the wrapper has beside those of every widget. */
  readonly wrapperClass?: string;
  /** What reaches the page as `data-settings`. */
  readonly settings?: object;
  /** The page's own stylesheet for it, which does what the builder's does. */
  readonly styles?: string;
  content(style: MarkupStyle): Html;
  /** It is printed at the page's end, in a document of its own, as the builder prints what floats. */
  readonly floats?: boolean;
  /** What is said of it in its place in the page. */
  readonly note?: Html;
  /** Prints the node itself, where it is none of a widget: what lays the page out. */
  node?(style: MarkupStyle): Html;
  /** The settings from which our tag draws the same. */
  readonly drawn?: object;
}

/** The number of an element, as the builder makes them: seven hexadecimal digits, here after its name. */
export function numberOf(name: string): string {
  let number = 7;
  for (const letter of name) number = (number * 31 + letter.charCodeAt(0)) % 0x10000000;
  return number.toString(16).padStart(7, '0').slice(0, 7);
}

/** The node around a widget's content, under its own number or one made of its name. */
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

/** Two widgets have another name in their class (facts, page-builder-markup 1). */
function cssName(name: string): string {
  return name.replace(/^nested-/, 'n-');
}

/** A container among those of a document: one within another takes all of its width. */
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

/** A section or container of the page with what lies in it. */
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

/** An icon as the builder prints it for that kind of page. */
export function icon(style: MarkupStyle, name: string, path: string): Html {
  return style.icons === 'svg'
    ? html`<svg aria-hidden="true" class="e-font-icon-svg e-fas-${name}" viewBox="0 0 448 512" xmlns="http://www.w3.org/2000/svg"><path d="${path}"></path></svg>`
    : html`<i class="fas fa-${name}"></i>`;
}
