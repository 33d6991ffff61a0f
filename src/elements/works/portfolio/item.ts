/** What opens when an item is chosen. */
export type PortfolioType = 'image' | 'video' | 'iframe' | 'page';

/** A small picture of an item. */
export interface Thumbnail {
  readonly url: string;
  readonly alt: string;
  /** CSS pixels, where the server says them. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** One item as it is shown: the server's field names are translated, its addresses checked, its entities decoded. */
export interface PortfolioItem {
  /** Names it on this page: the server's id, else its slug or place. */
  readonly key: string;
  /** The server's id; undefined where it has none. */
  readonly id: number | undefined;
  readonly title: string;
  /** The item's own page. */
  readonly link: string | undefined;
  readonly type: PortfolioType;
  readonly thumbnail: Thumbnail | undefined;
  /** The large picture of an `image`; default: the thumbnail's. */
  readonly image: string | undefined;
  /** The address of a `video`. */
  readonly video: string | undefined;
  /** The external site of an `iframe`. */
  readonly siteUrl: string | undefined;
  /** The site opens in a new tab instead of the popup. */
  readonly siteInNewTab: boolean;
  readonly opensIn: 'lightbox' | 'new-tab' | 'same-tab';
  /** The badge; empty: none. */
  readonly siteType: string;
  readonly categories: readonly number[];
  readonly otherCategories: readonly number[];
  readonly tags: readonly number[];
}
