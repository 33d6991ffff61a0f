import { defineSettings, type Fields } from '../../../core/settings';
import { type Printed, printed } from '../../print/printed';
import type { SitePost } from '../../print/site-data';
import { colour, length, number, typography } from '../../styles';
import { prefixed } from '../../styles/prefixed';
import type { StyleRules } from '../../styles/style-rule';
import type { PrintContext } from '../block';
import { dateElement } from './date';
import { colourField, sizeField, titleTags, typographyField } from './fields';
import { picture } from './picture';

/** The settings of a list of posts, without the prefix that names its skin. */
const skinSettings = defineSettings({
  columns: {
    kind: 'choice',
    options: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6' },
    responsive: true,
    label: 'Columns',
    group: 'layout',
    doc: 'The number of columns. Default: 3, fewer on narrow screens.',
  },
  posts_per_page: {
    kind: 'number',
    min: 1,
    max: 100,
    capped: true,
    step: 1,
    default: 6,
    label: 'Posts per page',
    group: 'layout',
    doc: 'The number of posts. Default: 6.',
  },
  thumbnail: {
    kind: 'choice',
    options: { top: 'Top', left: 'Left', right: 'Right', none: 'None' },
    default: 'top',
    label: 'Image position',
    group: 'layout',
    doc: 'The place of the picture, or none. Default: top.',
  },
  show_title: {
    kind: 'toggle',
    default: true,
    label: 'Title',
    group: 'layout',
    doc: 'Prints the title. Default: on.',
  },
  title_tag: {
    kind: 'choice',
    options: titleTags,
    default: 'h3',
    label: 'Title HTML tag',
    group: 'layout',
    doc: 'The tag of the titles. Default: `h3`.',
    shownIf: { show_title: true },
  },
  show_excerpt: {
    kind: 'toggle',
    default: true,
    label: 'Excerpt',
    group: 'layout',
    doc: 'Prints the excerpt. Default: on.',
  },
  meta_data: {
    kind: 'list',
    of: { kind: 'choice', options: { author: 'Author', date: 'Date' } },
    default: ['date'],
    label: 'Meta data',
    group: 'layout',
    doc: 'Author and date. Default: the date.',
  },
  column_gap: { ...sizeField, label: 'Columns gap', doc: 'Default: that of the site.' },
  row_gap: { ...sizeField, label: 'Rows gap', doc: 'Default: that of the site.' },
  title_color: {
    ...colourField,
    label: 'Title color',
    doc: 'The color of titles. Default: that of the site.',
    shownIf: { show_title: true },
  },
  title_typography: {
    ...typographyField,
    label: 'Title typography',
    doc: 'The font of titles. Default: that of the site.',
    shownIf: { show_title: true },
  },
});

/** The values of these settings that printing needs. */
export interface PostListLook {
  readonly thumbnail: string;
  readonly show_title: boolean;
  readonly title_tag: keyof typeof titleTags;
  readonly show_excerpt: boolean;
  readonly meta_data: readonly string[];
}

/** Returns the settings of a list of posts for a skin: `classic_`, `archive_classic_`. */
export function postListSettings(skin: string): Fields {
  return prefixed<string, Fields>(skin, skinSettings);
}

/** Returns the rules of these settings. */
export function postListStyles(skin: string): StyleRules {
  return {
    [`${skin}columns`]: { part: 'nh-posts', write: columns },
    [`${skin}column_gap`]: { part: 'nh-posts', write: length('column-gap') },
    [`${skin}row_gap`]: { part: 'nh-posts', write: length('row-gap') },
    [`${skin}title_color`]: { part: 'nh-post-title', write: colour('color') },
    [`${skin}title_typography`]: { part: 'nh-post-title', write: typography },
  };
}

function columns(count: string): Readonly<Record<string, string>> {
  return number('--nh-columns')(Number(count));
}

/** Returns the look that settings of a skin describe. */
export function postListLook(
  skin: string,
  settings: Readonly<Record<string, unknown>>,
): PostListLook {
  const value = <T>(key: string): T => settings[`${skin}${key}`] as T;
  return {
    thumbnail: value('thumbnail'),
    show_title: value('show_title'),
    title_tag: value('title_tag'),
    show_excerpt: value('show_excerpt'),
    meta_data: value('meta_data'),
  };
}

/** Prints a list of posts. */
export function postList(
  posts: readonly SitePost[],
  look: PostListLook,
  context: PrintContext,
): readonly Printed[] {
  if (posts.length === 0) return [];
  const items = posts.map((post) =>
    printed('li', {}, [printed('article', { class: 'nh-post' }, postParts(post, look, context))]),
  );
  const place = look.thumbnail === 'top' ? '' : ` nh-posts-${look.thumbnail}`;
  return [printed('ul', { class: `nh-posts${place}`, role: 'list' }, items)];
}

function postParts(post: SitePost, look: PostListLook, context: PrintContext): readonly Printed[] {
  const { title, url, excerpt } = post;
  const parts: Printed[] = [];
  // The title is the link; the picture beside it is decoration.
  const shown =
    look.thumbnail === 'none' || !post.picture
      ? undefined
      : picture({ ...post.picture, alt: '' }, context, 'nh-post-image');
  if (shown) parts.push(shown);
  const text: Printed[] = [];
  const href = context.linkAddress(url);
  if (look.show_title) {
    const words = href ? printed('a', { href }, [title]) : title;
    text.push(printed(look.title_tag, { class: 'nh-post-title' }, [words]));
  }
  const facts = factsOf(post, look, context);
  if (facts.length > 0) text.push(printed('p', { class: 'nh-post-facts' }, facts));
  if (look.show_excerpt && excerpt) text.push(printed('p', { class: 'nh-excerpt' }, [excerpt]));
  if (text.length > 0) parts.push(printed('div', { class: 'nh-post-text' }, text));
  return parts;
}

function factsOf(
  { date, author }: SitePost,
  { meta_data: shown }: PostListLook,
  { language }: PrintContext,
): readonly Printed[] {
  const facts: Printed[] = [];
  const day = shown.includes('date') && date ? dateElement(date, language) : undefined;
  if (day) facts.push(day);
  if (shown.includes('author') && author) facts.push(author);
  return facts.flatMap((fact, index) => (index > 0 ? [' · ', fact] : [fact]));
}
