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
  /** A form by its id in the form plugin. */
  | { readonly kind: 'form'; readonly id: string }
  /** The markup of a shortcode, such as `[contact-form-7 id="7"]`. */
  | { readonly kind: 'shortcode'; readonly shortcode: string }
  /** The regions of the site's map. */
  | { readonly kind: 'regions' }
  /** Works for a portfolio. Empty lists of term ids mean all works. */
  | {
      readonly kind: 'works';
      readonly count: number;
      readonly categories: readonly number[];
      readonly otherCategories: readonly number[];
      readonly tags: readonly number[];
    };

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

/** A form of the site. */
export interface SiteForm {
  /** The name of the form, by which the page editor lists it. */
  readonly title?: string;
  /** The settings of `<nh-contact-form>`: `fields`, `schema`, `title` and so on. */
  readonly settings: Readonly<Record<string, unknown>>;
  /**
   * The HTML that the form plugin prints, for a site that knows no settings of the form. Scripts, styles and frames in it
   * are left out.
   */
  readonly html?: string;
  /**
   * The address of `html`, which is answered with `{ "html": "…" }`. The page editor fetches it when the form is shown, so that
   * a site with many forms need not print them all.
   */
  readonly htmlUrl?: string;
  /** The shortcode that stands for `html` in a published page, where the site replaces it whenever it shows the page. */
  readonly shortcode?: string;
  /** The address that browsers without scripts send the form to. Default: that of the page. */
  readonly action?: string;
  /** What became of a form that a browser without scripts has sent to this page. */
  readonly result?: SiteFormResult;
}

/** The result of a form that was sent without scripts. */
export interface SiteFormResult {
  /** The unit tag that was sent. A page may contain the form twice; only this one shows the result. */
  readonly unitTag: string;
  /** The status of the form plugin’s answer, such as `mail_sent` or `validation_failed`. */
  readonly status: string;
  readonly message: string;
  /** The fields that were refused, with the reason. */
  readonly invalid?: readonly { readonly field: string; readonly error: string }[];
  /** The hash of what was sent, by which the server finds a form that is sent twice. */
  readonly hash?: string;
  /**
   * The values to show again, by the names of their controls without `[]`, so that nothing typed is lost.
   * Default: the controls are as at first.
   */
  readonly values?: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The works of a portfolio. */
export interface SiteWorks {
  /** The first works, which are printed as links. */
  readonly works: readonly SitePost[];
  /** The REST address of the items. Default: `portfolioUrl` of the site’s configuration. */
  readonly api?: string;
}

/** The site's map. */
export interface SiteRegions {
  /** The settings of `<nh-region-map>`: `regions`, `viewBox`, `title` and so on. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The address of an SVG map, on the site. Default: the map is drawn from the paths of the regions. */
  readonly src?: string;
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
  readonly form: SiteForm;
  /** HTML that the site has made of the shortcode. Scripts, styles and frames in it are left out. */
  readonly shortcode: string;
  readonly works: SiteWorks;
  readonly regions: SiteRegions;
}
