import { archivePosts } from './archive-posts';
import { archiveTitle } from './archive-title';
import type { Block } from './block';
import { blockquote } from './blockquote';
import { breadcrumbs } from './breadcrumbs';
import { button } from './button';
import { divider } from './divider';
import { featuredImage } from './featured-image';
import { heading } from './heading';
import { html } from './html';
import { icon } from './icon';
import { iconBox } from './icon-box';
import { iconList } from './icon-list';
import { image } from './image';
import { imageBox } from './image-box';
import { menuAnchor } from './menu-anchor';
import { navMenu } from './nav-menu';
import { postContent } from './post-content';
import { postExcerpt } from './post-excerpt';
import { postInfo } from './post-info';
import { postTitle } from './post-title';
import { posts } from './posts';
import { searchForm } from './search-form';
import { shortcode } from './shortcode';
import { siteLogo } from './site-logo';
import { siteTitle } from './site-title';
import { spacer } from './spacer';
import { table } from './table';
import { testimonial } from './testimonial';
import { textEditor } from './text-editor';

export { type Block, defineBlock, type PrintContext } from './block';
export { type Category, categories } from './category';

/** The blocks in the order of the documentation. */
const all: readonly Block[] = [
  heading,
  textEditor,
  image,
  button,
  icon,
  divider,
  spacer,
  iconList,
  iconBox,
  imageBox,
  testimonial,
  table,
  html,
  shortcode,
  menuAnchor,
  blockquote,
  navMenu,
  searchForm,
  breadcrumbs,
  posts,
  siteLogo,
  siteTitle,
  archiveTitle,
  archivePosts,
  postTitle,
  postExcerpt,
  postContent,
  postInfo,
  featuredImage,
];

/** The blocks by the page builder's name of the widget. */
export const blocks: ReadonlyMap<string, Block> = new Map(
  all.map((block) => [block.widgetType, block]),
);

/** The names that documents of earlier releases of the demo have. */
const formerNames: Readonly<Record<string, string>> = {
  'site-logo': 'theme-site-logo',
  'post-title': 'theme-post-title',
  'post-content': 'theme-post-content',
  'archive-title': 'theme-archive-title',
};

/** Returns the block that prints a widget. */
export function blockOf(widgetType: string): Block | undefined {
  const name = Object.hasOwn(formerNames, widgetType) ? formerNames[widgetType] : widgetType;
  return blocks.get(name ?? widgetType);
}
