import { starterPages } from '../../../../server/starters';
import { menuOf } from '../../../../server/starters/starter-page';
import type { DataAnswer, DataNeed, SiteAnswer, SiteLink, SitePost } from '../../../../src/print';
import { site as workshop } from '../../../pages/site';
import type { PostedForm } from '../../page-context';
import { savedRegions } from '../../regions/records';
import type { Site } from '../../site';
import { type Document, documentPath, type ListedDocument } from '../document';
import { documentBySlug, listedDocuments } from '../documents';
import { mediaPath } from '../media';
import { type Menu, type MenuItem, menuItemAddress, menus } from '../menus';
import { formAnswer } from './form-answer';
import { shortcodeAnswer } from './shortcode-answer';
import { worksAnswer } from './works-answer';

/** What is shown in a page. */
export interface Shown {
  /** The document from which parts of the page take title, date and the like. */
  readonly document: Document | undefined;
  /** The form that a browser without scripts has sent to the page. */
  readonly posted?: PostedForm | undefined;
}

/** The answers of this site to the needs of a page. */
export function siteAnswers(
  site: Site,
  shown: Shown,
  needs: readonly DataNeed[],
): readonly SiteAnswer[] {
  return needs.flatMap((need) => {
    const answer = answerTo(site, shown, need);
    return answer === undefined ? [] : [{ need, answer } as SiteAnswer];
  });
}

function answerTo(
  site: Site,
  { document: shown, posted }: Shown,
  need: DataNeed,
): DataAnswer[DataNeed['kind']] | undefined {
  switch (need.kind) {
    case 'menu':
      return (
        menuLinks(menus(site.database), need.slug, shown && documentPath(shown)) ??
        starterMenu(need.slug)
      );
    case 'posts':
      return postList(site, need);
    case 'breadcrumbs':
      return shown && breadcrumbs(site, shown);
    case 'post':
      return shown && postOf(shown);
    case 'site':
      return siteData;
    case 'form':
      return formAnswer(site, need.id, posted);
    case 'shortcode':
      return shortcodeAnswer(site, need.shortcode, shown && documentPath(shown), posted);
    case 'regions':
      return { settings: { title: 'Stockists', regions: savedRegions(site.database) } };
    case 'works':
      return worksAnswer(site, need);
    default:
      return undefined;
  }
}

const siteData: DataAnswer['site'] = {
  title: workshop.name,
  url: '/',
  logo: { url: '/assets/logo.svg', alt: workshop.name, width: 48, height: 48 },
  search: '/search',
};

function menuLinks(
  all: readonly Menu[],
  slug: string,
  current: string | undefined,
): readonly SiteLink[] | undefined {
  const menu = slug === '' ? all[0] : all.find((one) => one.slug === slug);
  const linkOf = (item: MenuItem): SiteLink => {
    const url = menuItemAddress(item);
    return {
      title: item.label,
      url,
      isCurrent: url === current,
      children: item.items.map(linkOf),
    };
  };
  return menu?.items.map(linkOf);
}

/** The menu of a starter page, which the site does not keep: it shows the page as its author meant it. */
function starterMenu(slug: string): readonly SiteLink[] | undefined {
  const starter = starterPages.find((page) => slug === menuOf(page.slug));
  return starter?.menu.map(([title, url]) => ({ title, url }));
}

const orders = {
  newest: (one: ListedDocument, other: ListedDocument) => other.created - one.created,
  oldest: (one: ListedDocument, other: ListedDocument) => one.created - other.created,
  title: (one: ListedDocument, other: ListedDocument) => one.title.localeCompare(other.title, 'en'),
} as const;

function postList(
  { database }: Site,
  { type, count, order }: Extract<DataNeed, { kind: 'posts' }>,
): readonly SitePost[] {
  const found = listedDocuments(database, type === 'page' ? 'page' : 'post');
  return found
    .filter(({ status }) => status === 'publish')
    .sort(orders[order])
    .slice(0, count)
    .map(postOf);
}

/** The facts of a document. Its content is not among them: a document that contained itself would never end. */
function postOf(document: ListedDocument): SitePost {
  const { title, excerpt, author, created, thumbnail } = document;
  return {
    title,
    url: documentPath(document),
    excerpt,
    author,
    date: new Date(created).toISOString().slice(0, 10),
    html: excerpt,
    ...(thumbnail && { picture: { url: mediaPath(thumbnail), alt: '', width: 640, height: 480 } }),
  };
}

function breadcrumbs({ database }: Site, document: Document): readonly SiteLink[] {
  return [
    { title: 'Home', url: '/' },
    ...ancestors(database, document).map((page) => ({
      title: page.title,
      url: documentPath(page),
    })),
    { title: document.title, url: documentPath(document), isCurrent: true },
  ];
}

/** The levels of pages that are followed. Pages may be parents of each other. */
const MOST_LEVELS = 10;

/** The published pages above a page, the topmost first. */
function ancestors(database: Site['database'], { parent }: Document): readonly Document[] {
  const found: Document[] = [];
  let slug = parent;
  while (slug && found.length < MOST_LEVELS) {
    const page = documentBySlug(database, 'page', slug);
    if (page?.status === 'publish') found.unshift(page);
    slug = page?.parent;
  }
  return found;
}
