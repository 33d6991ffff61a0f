/** The kind of content that a work opens, by the portfolio plugin's names. */
export type WorkType = 'image' | 'video' | 'iframe' | 'page';

/** The motif of a picture. Each motif has a file in `drawings/`. */
export type Motif = 'binding' | 'box' | 'album' | 'paper' | 'site' | 'film';

/** The completeness of a thumbnail's data: size or alternative text may be missing. */
export type PictureMeta = 'full' | 'no-size' | 'no-alt' | 'none';

/** A fault in a work, as made by an editor or an import. Only the REST response shows it. */
export type Fault =
  | 'no-title'
  | 'title-no-object'
  | 'unknown-type'
  | 'no-picture'
  | 'script-address'
  | 'no-video'
  | 'number-as-text'
  | 'no-link';

/** One work of the bindery as the site keeps it: one post of the portfolio. */
export interface Work {
  readonly id: number;
  /** Its name in URLs; unique within the site. */
  readonly slug: string;
  /** Plain text, without entities. */
  readonly title: string;
  /** The date of publication in the site's time zone: `2026-03-01T09:30:00`. */
  readonly date: string;
  readonly type: WorkType;
  /** A paragraph about the work, as plain text. */
  readonly text: string;
  readonly motif: Motif;
  /** The seed of the drawing and of the customer's site. */
  readonly seed: number;
  /** The width of the thumbnail in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly pictureMeta: PictureMeta;
  /** The target that the work opens in; default, as on most posts: the lightbox. */
  readonly opensIn?: 'new-tab' | 'same-tab' | 'lightbox' | undefined;
  readonly siteInNewTab: boolean;
  /** The text of the badge; empty on most works. */
  readonly siteType: string;
  /** A file of `demo/assets/videos`, for videos. */
  readonly video?: string | undefined;
  readonly categories: readonly number[];
  readonly otherCategories: readonly number[];
  readonly tags: readonly number[];
  readonly fault?: Fault | undefined;
}

/** The path of the page about a work. */
export const workPath = ({ slug }: Pick<Work, 'slug'>): string => `/works/${slug}`;

/** The path of the customer's site that the work is about. */
export const customerSitePath = (work: Pick<Work, 'slug'>): string => `${workPath(work)}/site`;

/** The path of a work's film. */
export const videoPath = (file: string): string => `/assets/videos/${file}`;
