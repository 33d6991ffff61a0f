import type { HtmlEscapedString } from 'hono/utils/html';
import type { WantedTerms } from '../server/portfolio/terms';
import type { Work } from '../server/portfolio/work';
import type { SavedRegion } from '../server/regions/records';
import type { PageAssets } from '../server/site';

/** Markup from `hono/html`, whose templates escape inserted values. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The visitor's account. */
export interface AccountView {
  readonly name: string;
  /** True for administrators, who have access to the outbox and the map editor. */
  readonly isAdministrator: boolean;
  /** Ends the session; contains a nonce. */
  readonly logoutUrl: string;
}

/** The data from which the server renders a page. */
export interface PageContext {
  /** The requested URL. */
  readonly url: URL;
  /** The addresses of the library's files: built, or from source under `npm run dev`. */
  readonly assets: PageAssets;
  /** The site's configuration, printed as `<script type="application/json" id="nh-config">`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** True if the visitor has chosen the switched palette. Most pages ignore it, as if they came from a cache. */
  readonly isSwitched: boolean;
  /** True if the page is requested inside a frame, where it may be a preview. */
  readonly isFramed?: boolean;
  /** The account of a logged-in visitor. */
  readonly account?: AccountView | undefined;
  /** A notice above the page about the last request. */
  readonly notice?: string | undefined;
  /**
   * The form `slug` in the plugin's markup: wrapper, status and fields, with the result of a post without
   * JavaScript.
   */
  form(slug: string): Html;
  /** The form `slug` as settings of `<nh-contact-form>`. */
  formSettings(slug: string): Record<string, unknown>;
  /** The works of a post type with the wanted terms, newest first. */
  works(collection: string, wanted?: WantedTerms): readonly Work[];
  /** The nonce of calls that count clicks on floating elements. */
  readonly clickNonce: string;
  /** The regions of the map with their edited fields. */
  regions(): readonly SavedRegion[];
}

/** A page of the demo site. */
export interface Page {
  /** Path of the page, such as `/contact`. */
  readonly path: string;
  readonly title: string;
  /** A sentence for search engines and lists of pages. */
  readonly description: string;
  render(context: PageContext): Html;
}
