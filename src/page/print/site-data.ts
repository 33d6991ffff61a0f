/** Data that only the site knows: `dataNeeds` names it, and the site answers before it prints. */
export type DataNeed =
  /** A menu by its slug; an empty slug means the first menu. */
  | { readonly kind: 'menu'; readonly slug: string }
  /** A list of posts. */
  | {
      readonly kind: 'posts';
      readonly type: string;
      readonly count: number;
      readonly order: 'newest' | 'oldest' | 'title';
    }
  /** The path from the home page to the printed page. */
  | { readonly kind: 'breadcrumbs' }
  /** The printed page or post. */
  | { readonly kind: 'post' }
  /** The name, home address and logo of the site. */
  | { readonly kind: 'site' }
  /** The HTML of a form by its id, as the form plugin prints it. */
  | { readonly kind: 'form'; readonly id: string };

/** A link with its nested links, as in a menu. */
export interface SiteLink {
  readonly title: string;
  readonly url: string;
  readonly isCurrent?: boolean;
  readonly children?: readonly SiteLink[];
}

/** A picture of the site. */
export interface SitePicture {
  readonly url: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** In CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A page or post. */
export interface SitePost {
  readonly title: string;
  readonly url: string;
  readonly excerpt?: string;
  /** In ISO 8601: `2026-02-03`. */
  readonly date?: string;
  readonly author?: string;
  readonly picture?: SitePicture;
  /** HTML from an untrusted source; it is sanitised before it is printed. */
  readonly html?: string;
}

/** The answers to needs, by kind. */
export interface DataAnswer {
  readonly menu: readonly SiteLink[];
  readonly posts: readonly SitePost[];
  readonly breadcrumbs: readonly SiteLink[];
  readonly post: SitePost;
  readonly site: {
    readonly title: string;
    readonly url: string;
    readonly logo?: SitePicture;
    /** The address that search forms send `s` to. Default: `url`. */
    readonly search?: string;
  };
  readonly form: string;
}
