import type { DataAnswer, DataNeed, SiteAnswer, SiteLink, SitePost } from '../../../../src/print';
import { site as workshop } from '../../../pages/site';
import type { Site } from '../../site';
import { type Document, documentPath } from '../document';
import { documents } from '../documents';
import { mediaPath } from '../media';
import { type Menu, type MenuItem, menuItemAddress, menus } from '../menus';

/** The answers of this site to the needs of a page, about the document that is shown. */
export function siteAnswers(
  site: Site,
  shown: Document | undefined,
  needs: readonly DataNeed[],
): readonly SiteAnswer[] {
  return needs.flatMap((need) => {
    const answer = answerTo(site, shown, need);
    return answer === undefined ? [] : [{ need, answer } as SiteAnswer];
  });
}

function answerTo(
  site: Site,
  shown: Document | undefined,
  need: DataNeed,
): DataAnswer[DataNeed['kind']] | undefined {
  switch (need.kind) {
    case 'menu':
      return menuLinks(menus(site.database), need.slug, shown && documentPath(shown));
    case 'posts':
      return postList(site, need);
    case 'breadcrumbs':
      return shown && breadcrumbs(shown);
    case 'post':
      return shown && postOf(shown);
    case 'site':
      return siteData;
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

const orders = {
  newest: (one: Document, other: Document) => other.created - one.created,
  oldest: (one: Document, other: Document) => one.created - other.created,
  title: (one: Document, other: Document) => one.title.localeCompare(other.title, 'en'),
} as const;

function postList(
  { database }: Site,
  { type, count, order }: Extract<DataNeed, { kind: 'posts' }>,
): readonly SitePost[] {
  const found = documents(database, type === 'page' ? 'page' : 'post');
  return found
    .filter(({ status }) => status === 'publish')
    .sort(orders[order])
    .slice(0, count)
    .map(postOf);
}

/** The facts of a document. Its content is not among them: a document that contained itself would never end. */
function postOf(document: Document): SitePost {
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

function breadcrumbs(document: Document): readonly SiteLink[] {
  return [
    { title: 'Home', url: '/' },
    { title: document.title, url: documentPath(document), isCurrent: true },
  ];
}
