/** The type of an item, which determines how the item opens. */
export type PortfolioType = 'image' | 'video' | 'iframe' | 'page';

/** The thumbnail of an item. */
export interface Thumbnail {
  readonly url: string;
  readonly alt: string;
  /** Width in CSS pixels, if the server sends it. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A parsed item: with our field names, safe addresses and decoded texts. */
export interface PortfolioItem {
  /** Unique key on this page: the server's id, else the slug or the position. */
  readonly key: string;
  /** The server's id; undefined if it sends none. */
  readonly id: number | undefined;
  readonly title: string;
  /** The item's own page. */
  readonly link: string | undefined;
  readonly type: PortfolioType;
  readonly thumbnail: Thumbnail | undefined;
  /** Address of the large image of an `image`; default: the thumbnail. */
  readonly image: string | undefined;
  /** Address of a `video`. */
  readonly video: string | undefined;
  /** Address of the external site of an `iframe`. */
  readonly siteUrl: string | undefined;
  /** The external site opens in a new tab instead of the lightbox. */
  readonly siteInNewTab: boolean;
  readonly opensIn: 'lightbox' | 'new-tab' | 'same-tab';
  /** Text of the badge; empty: no badge. */
  readonly siteType: string;
  readonly categories: readonly number[];
  readonly otherCategories: readonly number[];
  readonly tags: readonly number[];
}
