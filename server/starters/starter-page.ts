import { type Draft, type PageElement, type Settings, withIds } from './draft';

/** A link of a menu. */
type MenuLink = readonly [text: string, url: string];

/** A complete page to begin with. */
export interface StarterPage {
  readonly slug: string;
  readonly type: 'page' | 'post';
  readonly title: string;
  readonly excerpt: string;
  readonly content: readonly PageElement[];
  /** The menu of its header: the site answers it by the slug `menuOf()`. */
  readonly menu: readonly MenuLink[];
  /** The settings of the page, by the page builder's names. */
  readonly pageSettings: Settings;
}

/** The slug of the menu of a starter page. */
export const menuOf = (slug: string): string => `starter-${slug}`;

/** Returns a starter page. The page has a header and a footer of its own, so its template is one without those of the site. */
export function starterPage(
  slug: string,
  {
    title,
    excerpt,
    menu,
    type = 'page',
  }: Pick<StarterPage, 'title' | 'excerpt' | 'menu'> & Partial<StarterPage>,
  ...content: readonly Draft[]
): StarterPage {
  return {
    slug,
    type,
    title,
    excerpt,
    menu,
    content: withIds(`starter ${slug}`, content),
    pageSettings: {
      template: 'elementor_canvas',
      hide_title: 'yes',
      css_classes: `starter starter-${slug}`,
      seo_description: excerpt,
    },
  };
}
