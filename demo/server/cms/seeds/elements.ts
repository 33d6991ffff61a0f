import { pairs } from '../../../../server/starters/blocks';
import { container, type Draft, widget } from '../../../../server/starters/draft';
import { card, gaps, row } from '../../../../server/starters/layout';

export { type Draft, withIds } from '../../../../server/starters/draft';

/** A column of elements that belong together. */
export const section = (...elements: readonly Draft[]): Draft =>
  container({ flex_gap: gaps(8) }, elements);

/** A row of elements that wraps on narrow screens. */
export const columns = (...elements: readonly Draft[]): Draft =>
  container({ flex_direction: 'row', flex_gap: gaps(32) }, elements);

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

/** A picture at the end of a row. */
export const sideImage = (url: string, alt: string): Draft => {
  const { settings, ...rest } = image(url, alt);
  const sides = {
    ...settings,
    _element_width: 'initial',
    _element_custom_width: { size: 20, unit: 'rem' },
  };
  return { ...rest, settings: sides };
};

/** What can be booked. */
interface Offer {
  readonly name: string;
  readonly words: string;
  readonly dates: readonly string[];
  readonly price: string;
  /** What the price includes: `with lunch`. */
  readonly included: string;
  readonly action: string;
}

/** A card with an offer, whose price and button are in its last row. */
export const offer = ({ name, words, dates, price, included, action }: Offer): Draft =>
  card(
    {},
    heading(name),
    text(words),
    widget('icon-list', { icon_list: dates.map((date) => ({ text: date })), _flex_size: 'grow' }),
    row(
      { flex_gap: gaps(12, 24) },
      text(`<strong>${price}</strong>, ${included}`),
      button(action, '/contact'),
    ),
  );

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

/** A table of names and prices. */
export const prices = (
  caption: string,
  ...rows: readonly (readonly [name: string, price: string])[]
): Draft =>
  pairs(caption, rows, {
    _element_width: 'initial',
    _element_custom_width: { size: 40, unit: 'rem' },
  });

/** A link in a line of its own. */
export const link = (label: string, url: string): Draft =>
  widget('text-editor', { editor: `<a href="${url}">${label}</a>` });

export const testimonial = (content: string, name: string): Draft =>
  widget('testimonial', {
    testimonial_content: content,
    testimonial_name: name,
    testimonial_alignment: 'start',
  });

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
