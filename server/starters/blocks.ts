import { type Draft, type Settings, widget } from './draft';
import {
  allSides,
  band,
  bandPadding,
  card,
  gaps,
  LINE,
  raisedBand,
  spaceBelow,
  split,
  stack,
  tiles,
} from './layout';
import { menuOf } from './starter-page';

const rem = (size: number) => ({ size, unit: 'rem' });

const ACCENT = 'var(--nh-accent, light-dark(#2f5bd7, #8fb0ff))';

const MUTED = 'var(--nh-muted, light-dark(#5b606b, #a3a9b5))';

/** A heading. */
export const heading = (title: string, tag = 'h2', settings: Settings = {}): Draft =>
  widget('heading', { title, header_size: tag, ...settings });

/** The title of a band. */
export const title = (words: string, settings: Settings = {}): Draft =>
  heading(words, 'h2', {
    typography_typography: 'custom',
    typography_font_size: rem(2),
    typography_font_size_mobile: rem(1.625),
    ...settings,
  });

/** The title of the page, larger than that of an article. */
export const display = (title: string, settings: Settings = {}): Draft =>
  heading(title, 'h1', {
    typography_typography: 'custom',
    typography_font_size: rem(3.5),
    typography_font_size_tablet: rem(2.375),
    typography_font_size_mobile: rem(2.25),
    typography_line_height: { size: 1.08, unit: 'em' },
    typography_letter_spacing: { size: -0.02, unit: 'em' },
    ...settings,
  });

const eyebrowSettings: Settings = {
  typography_typography: 'custom',
  typography_font_size: rem(0.9375),
  typography_font_weight: '600',
  typography_letter_spacing: { size: 0.02, unit: 'em' },
};

/** A few words above a title, in the accent colour. */
export const eyebrow = (words: string): Draft =>
  heading(words, 'p', { ...eyebrowSettings, title_color: ACCENT });

/** A few words above a title that stands beside more important ones. */
const quietEyebrow = (words: string): Draft =>
  heading(words, 'p', { ...eyebrowSettings, title_color: MUTED });

/** Paragraphs of plain text, or HTML. */
export const text = (editor: string, settings: Settings = {}): Draft =>
  widget('text-editor', { editor, ...settings });

/** A text below the title of a page. */
export const lead = (words: string, settings: Settings = {}): Draft =>
  text(words, {
    typography_typography: 'custom',
    typography_font_size: rem(1.1875),
    typography_line_height: { size: 1.5, unit: 'em' },
    ...settings,
  });

/** Secondary text. */
export const note = (words: string, settings: Settings = {}): Draft =>
  text(words, {
    text_color: MUTED,
    typography_typography: 'custom',
    typography_font_size: rem(1),
    ...settings,
  });

/** The primary action. */
export const button = (label: string, url: string, settings: Settings = {}): Draft =>
  widget('button', { text: label, link: { url }, size: 'md', ...settings });

/** An action beside the primary one. */
export const quietButton = (label: string, url: string, settings: Settings = {}): Draft =>
  button(label, url, {
    ...settings,
    background_color: 'transparent',
    button_text_color: 'currentColor',
    border_border: 'solid',
    border_width: allSides(1),
    border_color: 'var(--nh-border, light-dark(#8a909c, #6c727e))',
  });

/** The action of an accent band. */
export const bandButton = (label: string, url: string, settings: Settings = {}): Draft =>
  button(label, url, {
    size: 'lg',
    background_color: 'light-dark(var(--nh-on-accent, #fff), var(--nh-accent, #8fb0ff))',
    button_text_color: 'light-dark(var(--nh-accent, #2f5bd7), var(--nh-on-accent, #0f1420))',
    ...settings,
  });

/** A drawing of the demo site. */
export const drawing = (name: string, alt: string, [width, height] = [960, 720]) => ({
  url: `/assets/starters/${name}.svg`,
  alt,
  width,
  height,
});

/** A picture with rounded corners. */
export const image = (
  name: string,
  alt: string,
  size: readonly [number, number] = [960, 720],
  settings: Settings = {},
): Draft =>
  widget('image', {
    image: drawing(name, alt, [...size]),
    image_border_radius: { unit: 'px', top: '12', right: '12', bottom: '12', left: '12' },
    ...settings,
  });

/** A picture of this height beside a long text; on phones, half as high unless told otherwise. */
export const tallImage = (
  name: string,
  alt: string,
  height: number,
  onTablets: number,
  onPhones = height / 2,
): Draft =>
  image(name, alt, [960, 720], {
    width: { size: 100, unit: '%' },
    height: rem(height),
    height_tablet: rem(onTablets),
    height_mobile: rem(onPhones),
    'object-fit': 'cover',
  });

/** An icon of the library's own drawings. */
export const icon = (name: string) => ({ value: `fas fa-${name}`, library: 'fa-solid' });

/** An icon beside a title and a text. */
export const feature = (
  name: string,
  title: string,
  words: string,
  tag = 'h3',
  settings: Settings = {},
): Draft =>
  widget('icon-box', {
    selected_icon: icon(name),
    title_text: title,
    description_text: words,
    title_size: tag,
    title_typography_typography: 'custom',
    title_typography_font_size: rem(1.1875),
    position: 'inline-start',
    icon_size: { size: 28, unit: 'px' },
    ...settings,
  });

/** Numbers in a row, each with its words. */
export const figures = (
  ...items: readonly (readonly [value: number, words: string, suffix?: string])[]
): Draft =>
  tiles(
    '11rem',
    items.length,
    ...items.map(([value, title, suffix = '']) =>
      widget('counter', {
        ending_number: value,
        suffix,
        title,
      }),
    ),
  );

/** An offer with its price. */
interface Plan {
  readonly name: string;
  readonly price: string;
  readonly unit: string;
  readonly items: readonly string[];
  readonly action: string;
  /** For whom the offer is, above its name. */
  readonly label: string;
  /** The page recommends this offer: it has the primary action and an edge in the accent colour. */
  readonly isChosen?: boolean;
}

/** A card with a price. */
export const plan = ({ name, label, price, unit, items, action, isChosen }: Plan): Draft =>
  card(
    isChosen ? { border_width: allSides(2), border_color: ACCENT, padding: allSides(23) } : {},
    stack(4, isChosen ? eyebrow(label) : quietEyebrow(label), heading(name, 'h3')),
    stack(
      0,
      heading(price, 'p', {
        typography_typography: 'custom',
        typography_font_size: rem(2.5),
        typography_font_weight: '700',
      }),
      note(unit),
    ),
    list('check', items, { _flex_size: 'grow', _margin: spaceBelow(8) }),
    (isChosen ? button : quietButton)(action, '/contact', { align: 'justify' }),
  );

/** A text, or a link, which may have attributes as `key|value`. */
export type ListItem = string | readonly [text: string, url: string, attributes?: string];

/** A list whose items have the same icon; an item may be a link. */
export const list = (name: string, items: readonly ListItem[], settings: Settings = {}): Draft =>
  widget('icon-list', {
    icon_list: items.map((item) => {
      const [words, url, attributes] = typeof item === 'string' ? [item] : item;
      return {
        text: words,
        ...(name && { selected_icon: icon(name) }),
        ...(url && { link: { url, ...(attributes && { custom_attributes: attributes }) } }),
      };
    }),
    ...settings,
  });

/** Questions with their answers. */
export const questions = (...items: readonly (readonly [question: string, answer: string])[]) =>
  widget('accordion', {
    default_active: 'none',
    title_html_tag: 'h3',
    tabs: items.map(([title, answer]) => ({ tab_title: title, tab_content: `<p>${answer}</p>` })),
  });

/** Questions beside their title; on phones, below it. */
export const titledQuestions = (
  words: string,
  ...items: readonly (readonly [question: string, answer: string])[]
): Draft =>
  split(
    'minmax(0, 1fr) minmax(0, 2fr)',
    { grid_align_items: 'start' },
    title(words),
    questions(...items),
  );

/** The name of a site, in its first and its last band. */
const siteName = (name: string, settings: Settings = {}): Draft =>
  heading(name, 'p', {
    typography_typography: 'custom',
    typography_font_size: rem(1.375),
    typography_font_size_mobile: rem(1.25),
    typography_font_weight: '700',
    ...settings,
  });

/**
 * The first row of a page: its name, its menu and an action. On phones, a button opens the menu.
 *
 * @param slug that of the page
 */
export const siteHeader = (name: string, slug: string, ...action: readonly Draft[]): Draft =>
  band(
    {
      html_tag: 'header',
      padding: bandPadding('0.75rem'),
      flex_direction: 'row',
      flex_wrap: 'nowrap',
      flex_align_items: 'center',
      flex_gap: gaps(8, 32),
      flex_gap_mobile: gaps(8, 12),
      border_border: 'solid',
      border_width: { unit: 'px', top: '0', right: '0', bottom: '1', left: '0' },
      border_color: LINE,
    },
    siteName(name, { _flex_size: 'grow' }),
    widget('nav-menu', {
      menu: menuOf(slug),
      menu_name: 'Main',
      menu_typography_typography: 'custom',
      menu_typography_font_weight: '400',
      hide_mobile: 'hidden-mobile',
    }),
    ...action,
    widget('nav-menu', {
      menu: menuOf(slug),
      menu_name: 'Main',
      layout: 'dropdown',
      hide_desktop: 'hidden-desktop',
      hide_tablet: 'hidden-tablet',
    }),
  );

/** The owner of a site, in the footer. */
interface Owner {
  readonly name: string;
  readonly words: string;
  readonly contact: readonly (string | readonly [text: string, url: string])[];
}

/** The last band of a page: whose page it is, columns of links, and a line below. */
export const siteFooter = (
  { name, words, contact }: Owner,
  line: string,
  ...columns: readonly Draft[]
): Draft =>
  raisedBand(
    {
      html_tag: 'footer',
      padding: bandPadding('3.5rem', '2rem'),
      flex_gap: gaps(40),
      border_border: 'solid',
      border_width: { unit: 'px', top: '1', right: '0', bottom: '0', left: '0' },
      border_color: LINE,
    },
    split(
      'minmax(0, 1fr) minmax(0, 1fr)',
      { grid_align_items: 'start' },
      stack(12, siteName(name), note(words), list('', contact)),
      tiles('9rem', 2, ...columns),
    ),
    note(line),
  );

/** The title of a short list, larger than its items. */
export const smallTitle = (title: string): Draft =>
  heading(title, 'h2', {
    typography_typography: 'custom',
    typography_font_size: rem(1.125),
    typography_font_weight: '600',
  });

/** A table of names and values, such as prices or opening hours. */
export const pairs = (
  caption: string,
  rows: readonly (readonly [name: string, value: string])[],
  settings: Settings = {},
): Draft =>
  widget('nh-table', {
    caption,
    rows: rows.map((cells) => ({ cells })),
    last_column_end: 'yes',
    ...settings,
  });

/** A column of a footer. */
export const footerColumn = (title: string, items: readonly ListItem[]): Draft =>
  stack(12, smallTitle(title), list('', items));

/** A customer's quote. */
interface Quote {
  readonly words: string;
  readonly name: string;
  readonly role: string;
  /** The name of a portrait. */
  readonly portrait?: string;
}

/** A customer's quote in large letters. */
export const quote = ({ words, name, role, portrait }: Quote): Draft =>
  widget('testimonial', {
    testimonial_content: words,
    ...(portrait && { testimonial_image: drawing(portrait, '', [480, 480]) }),
    testimonial_name: name,
    testimonial_job: role,
    testimonial_alignment: 'center',
    content_typography_typography: 'custom',
    content_typography_font_size: rem(1.75),
    content_typography_font_size_mobile: rem(1.375),
  });
