import type { PortfolioItem } from '../../../../src/elements/works/portfolio/item';

/** A parsed item; `more` overrides its fields. */
export function portfolioItem(more: Partial<PortfolioItem> = {}): PortfolioItem {
  return {
    key: '7',
    id: 7,
    title: 'An atlas',
    link: 'https://site.example/works/atlas',
    type: 'page',
    thumbnail: { url: 'https://site.example/atlas-small.svg', alt: 'Its spine' },
    image: undefined,
    video: undefined,
    siteUrl: undefined,
    siteInNewTab: false,
    opensIn: 'lightbox',
    siteType: '',
    categories: [],
    otherCategories: [],
    tags: [],
    ...more,
  };
}
