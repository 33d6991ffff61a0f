import { pairs } from '../../../../server/starters/blocks';
import { container, type Draft, type Settings, widget } from '../../../../server/starters/draft';
import { allSides, card, gaps, spaceAbove, split } from '../../../../server/starters/layout';

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

/** A text beside a picture; on phones and tablets, above it. */
export const beside = (tracks: string, ...elements: readonly Draft[]): Draft =>
  split(
    tracks,
    { grid_align_items: 'start', grid_columns_grid_tablet: { size: '1fr', unit: 'custom' } },
    ...elements,
  );

/** A part of a page with a title, below what comes before it. */
export const part = (title: string, ...elements: readonly Draft[]): Draft =>
  container({ content_width: 'full', flex_gap: gaps(20), margin: spaceAbove(16) }, [
    heading(title),
    ...elements,
  ]);

/** A drawing with a ground of its own; on phones, a lower one that comes first. */
export const scene = (url: string, alt: string): Draft => {
  const { settings, ...rest } = image(url, alt);
  const look = {
    width: { size: 100, unit: '%' },
    height_mobile: { size: 21, unit: 'rem' },
    _flex_order_mobile: 'start',
    'object-fit': 'cover',
    image_border_radius: allSides(12),
  };
  return { ...rest, settings: { ...settings, ...look } };
};

/** Somebody or something with a small picture, at the start of its words. */
export const pictured = (url: string, name: string, words: string, settings: Settings = {}) =>
  widget('image-box', {
    image: { url, alt: '', width: 480, height: 480 },
    image_size: { size: 56, unit: 'px' },
    title_text: name,
    description_text: words,
    position: 'inline-start',
    ...settings,
  });

/** A person with a portrait. */
export const person = (portrait: string, name: string, words: string): Draft =>
  pictured(`/assets/starters/${portrait}.svg`, name, words, {
    image_size: { size: 72, unit: 'px' },
    image_border_radius: { ...allSides(50), unit: '%' },
  });

/** A short fact below its name. */
export const fact = (name: string, words: string): Draft =>
  container({ content_width: 'full', flex_gap: gaps(4) }, [heading(name, 'h3'), text(words)]);

/** What can be booked. */
interface Offer {
  readonly name: string;
  readonly words: string;
  readonly picture: string;
  /** Each date with its free places. */
  readonly dates: readonly (readonly [date: string, places: string])[];
  readonly price: string;
  /** What the price includes: `with lunch`. */
  readonly included: string;
}

/** A card with an offer, whose price and button are in its last row. */
export const offer = ({ name, words, picture, dates, price, included }: Offer): Draft =>
  card(
    { padding: allSides(0), flex_gap: gaps(0), overflow: 'hidden' },
    image(picture, '', [960, 540]),
    container({ content_width: 'full', flex_gap: gaps(16), padding: allSides(24) }, [
      container({ content_width: 'full', flex_gap: gaps(8), _flex_size: 'grow' }, [
        heading(name),
        text(words),
      ]),
      pairs('Dates', dates, { _css_classes: 'cms-dates' }),
      split(
        'minmax(0, 1fr) auto',
        {
          grid_columns_grid_mobile: { size: 'minmax(0, 1fr) auto', unit: 'custom' },
          grid_gaps: gaps(16),
        },
        widget('text-editor', {
          editor: `<p><strong>${price}</strong> <small>${included}</small></p>`,
          _css_classes: 'cms-price',
        }),
        widget('button', {
          text: 'Book a place',
          link: { url: '/contact', custom_attributes: `aria-label|Book a place: ${name}` },
        }),
      ),
    ]),
  );

/** The size of a drawing of the site, which reserves its space until it has loaded. */
function sizeOf(url: string): readonly [width: number, height: number] {
  if (url.endsWith('/shelf.svg')) return [560, 440];
  if (url.endsWith('/box.svg')) return [600, 312];
  if (url.endsWith('/window.svg')) return [960, 1240];
  return url.startsWith('/assets/built/papers/') ? [480, 360] : [480, 400];
}

/** A list; entries may be links. */
export const list = (...items: readonly (string | readonly [text: string, url: string])[]): Draft =>
  widget('icon-list', {
    icon_list: items.map((item) =>
      typeof item === 'string' ? { text: item } : { text: item[0], link: { url: item[1] } },
    ),
  });

/** What something costs: its name, a word about it, and the price. */
type Price = readonly [name: string, words: string, price: string];

/** A table of names and prices. */
export const prices = (caption: string, ...rows: readonly Price[]): Draft =>
  pairs(
    caption,
    rows.map(([name, words, price]) => [
      `${name} <small>${words}</small>`,
      price.replace(/^from /, '<small>from</small> '),
    ]),
  );

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
