import { html } from 'hono/html';
import type { BuilderElement } from '../../../../src/page';
import type { Html } from '../../../pages/page';
import type { Menu } from '../menus';
import { menuList } from './menu';
import { linkAddress, pictureAddress } from './safe-address';

/** The site's data that widgets show. */
export interface WidgetContext {
  readonly menus: readonly Menu[];
  /** Prints the names of unknown widgets, for administrators' screens. */
  readonly showsUnknown: boolean;
}

type Settings = BuilderElement['settings'];

/** The widgets that this site can render. */
const widgets: Readonly<Record<string, (settings: Settings, context: WidgetContext) => Html>> = {
  heading: ({ title, header_size: size }) =>
    size === 'h3' ? html`<h3>${text(title)}</h3>` : html`<h2>${text(title)}</h2>`,
  'text-editor': ({ editor }) =>
    html`${text(editor)
      .split(/\n{2,}/)
      .map((paragraph) => html`<p>${paragraph}</p>`)}`,
  button: ({ text: label, link }) =>
    html`<p class="site-actions">${linked(link, text(label), 'site-button')}</p>`,
  image: ({ image }) => picture(record(image)),
  'icon-list': ({ icon_list: items }) =>
    html`<ul>${list(items).map((item) => html`<li>${linked(item.link, text(item.text))}</li>`)}</ul>`,
  testimonial: ({ testimonial_content: content, testimonial_name: name }) =>
    html`<figure class="cms-quote"><blockquote><p>${text(content)}</p></blockquote>
<figcaption>${text(name)}</figcaption></figure>`,
  divider: () => html`<hr>`,
  'nav-menu': ({ menu: slug }, { menus }) => {
    const menu = menus.find((one) => one.slug === slug);
    return menu ? menuList(menu) : html``;
  },
  'search-form': ({ placeholder }) => html`<form action="/search" role="search" class="cms-search">
<input type="search" name="s" aria-label="${text(placeholder) || 'Search'}" placeholder="${text(placeholder)}">
<button class="site-button" data-kind="quiet">Search</button></form>`,
};

/** The elements of a document. Their settings are printed as text and addresses, never as markup. */
export function elementsView(elements: readonly BuilderElement[], context: WidgetContext): Html {
  return html`${elements.map((element) => elementView(element, context))}`;
}

function elementView(element: BuilderElement, context: WidgetContext): Html {
  if (element.elType === 'widget') return widgetContent(element, context);
  const { elements } = element;
  return html`<div class="cms-container" data-direction="${directionOf(element)}">${elementsView(elements, context)}</div>`;
}

/** The direction in which a container arranges its elements. */
export function directionOf({ elType, settings }: BuilderElement): 'row' | 'column' {
  return elType === 'section' || settings.flex_direction === 'row' ? 'row' : 'column';
}

/** The content of a widget. */
export function widgetContent(
  { widgetType = '', settings }: BuilderElement,
  context: WidgetContext,
): Html {
  if (Object.hasOwn(widgets, widgetType)) return widgets[widgetType]?.(settings, context) ?? html``;
  return context.showsUnknown
    ? html`<p class="cms-unknown"><code>${widgetType}</code></p>`
    : html``;
}

function linked(link: unknown, label: string, className = ''): Html | string {
  const address = linkAddress(record(link).url);
  if (address === undefined) return label;
  return html`<a href="${address}"${className && html` class="${className}"`}>${label}</a>`;
}

function picture({ url, alt }: Settings): Html {
  const address = pictureAddress(url);
  return address
    ? html`<img src="${address}" alt="${text(alt)}" loading="lazy" width="560" height="440">`
    : html``;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const list = (value: unknown): readonly Settings[] =>
  Array.isArray(value) ? value.map(record) : [];

function record(value: unknown): Settings {
  return typeof value === 'object' && value !== null ? (value as Settings) : {};
}
