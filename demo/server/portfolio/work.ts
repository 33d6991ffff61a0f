/** What opens when a work is chosen, as the portfolio plugin names it. */
export type WorkType = 'image' | 'video' | 'iframe' | 'page';

/** What a picture shows; each motif is drawn by a file of `drawings/`. */
export type Motif = 'binding' | 'box' | 'album' | 'paper' | 'site' | 'film';

/** How much the media library knows of a thumbnail: sizes and alternative texts may be missing. */
export type PictureMeta = 'full' | 'no-size' | 'no-alt' | 'none';

/** What an editor or an import has broken about a work. Only the REST answer shows it. */
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
  /** Names it in addresses; unique within the site. */
  readonly slug: string;
  /** Text, without entities. */
  readonly title: string;
  /** When it was published, in the site's time: `2026-03-01T09:30:00`. */
  readonly date: string;
  readonly type: WorkType;
  /** One paragraph about it, as text. */
  readonly text: string;
  readonly motif: Motif;
  /** What the drawing and the customer's site are made from. */
  readonly seed: number;
  /** CSS pixels of the thumbnail. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly pictureMeta: PictureMeta;
  /** Where it opens; absent as on most posts: in the lightbox. */
  readonly opensIn?: 'new-tab' | 'same-tab' | 'lightbox' | undefined;
  readonly siteInNewTab: boolean;
  /** The badge; empty on most. */
  readonly siteType: string;
  /** A file of `demo/assets/videos`, where it is a video. */
  readonly video?: string | undefined;
  readonly categories: readonly number[];
  readonly otherCategories: readonly number[];
  readonly tags: readonly number[];
  readonly fault?: Fault | undefined;
}

/** The address of the page about a work. */
export const workPath = ({ slug }: Pick<Work, 'slug'>): string => `/works/${slug}`;

/** The address of the customer's own site that a work has made. */
export const customerSitePath = (work: Pick<Work, 'slug'>): string => `${workPath(work)}/site`;

/** The address of a work's film. */
export const videoPath = (file: string): string => `/assets/videos/${file}`;
