import { createHash } from 'node:crypto';
import type { BuilderElement } from '../../../../src/page';

/** An element without an id. */
export interface Draft extends Omit<BuilderElement, 'id' | 'elements'> {
  readonly elements: readonly Draft[];
}

/** A widget with its settings. */
export const widget = (widgetType: string, settings: BuilderElement['settings'] = {}): Draft => ({
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});

/** A column of elements. */
export const section = (...elements: readonly Draft[]): Draft => ({
  elType: 'container',
  settings: {},
  elements,
});

/** A row of elements that wraps on narrow screens. */
export const columns = (...elements: readonly Draft[]): Draft => ({
  elType: 'container',
  settings: { flex_direction: 'row' },
  elements,
});

export const heading = (title: string, size: 'h2' | 'h3' = 'h2'): Draft =>
  widget('heading', { title, header_size: size });

/** Paragraphs of plain text. */
export const text = (...paragraphs: readonly string[]): Draft =>
  widget('text-editor', { editor: paragraphs.join('\n\n') });

export const button = (label: string, url: string): Draft =>
  widget('button', { text: label, link: { url } });

/** A picture with its size in pixels. */
export const image = (url: string, alt: string, [width, height] = sizeOf(url)): Draft =>
  widget('image', { image: { url, alt, width, height } });

/** The size of a drawing of the site, which reserves its space until it has loaded. */
function sizeOf(url: string): readonly [width: number, height: number] {
  if (url.endsWith('/shelf.svg')) return [560, 440];
  return url.startsWith('/assets/built/papers/') ? [480, 360] : [480, 400];
}

/** A list; entries may be links. */
export const list = (...items: readonly (string | readonly [text: string, url: string])[]): Draft =>
  widget('icon-list', {
    icon_list: items.map((item) =>
      typeof item === 'string' ? { text: item } : { text: item[0], link: { url: item[1] } },
    ),
  });

export const testimonial = (content: string, name: string): Draft =>
  widget('testimonial', { testimonial_content: content, testimonial_name: name });

export const divider = (): Draft => widget('divider');

/** A menu widget; `menu` is the slug. */
export const navMenu = (menu: string): Draft => widget('nav-menu', { menu });

export const searchForm = (placeholder: string): Draft => widget('search-form', { placeholder });

/** A widget that shows a part of the current document, such as `theme-post-title`. */
export const dynamic = (
  name:
    | 'theme-site-logo'
    | 'theme-post-title'
    | 'theme-post-content'
    | 'post-info'
    | 'archive-posts'
    | 'theme-archive-title',
): Draft => widget(name);

/** Gives elements ids that depend only on the document's name. */
export function withIds(name: string, drafts: readonly Draft[]): readonly BuilderElement[] {
  let count = 0;
  const numbered = ({ elements, ...draft }: Draft): BuilderElement => {
    count += 1;
    const id = createHash('sha256').update(`${name} ${count}`).digest('hex').slice(0, 7);
    return { id, ...draft, elements: elements.map(numbered) };
  };
  return drafts.map(numbered);
}
