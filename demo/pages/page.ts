import type { HtmlEscapedString } from 'hono/utils/html';
import type { WantedTerms } from '../server/portfolio/terms';
import type { Work } from '../server/portfolio/work';
import type { SavedRegion } from '../server/regions/records';
import type { Library } from '../server/site';

/** Markup from `hono/html`, whose templates escape what is put into them. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** An account as the pages show it. */
export interface AccountView {
  readonly name: string;
  /** It runs the site: the outbox and the map's editor are open to it. */
  readonly isAdministrator: boolean;
  /** Ends the session; it holds what no other site knows. */
  readonly logoutUrl: string;
}

/** What the server hands to a page that it prints. */
export interface PageContext {
  /** The address that was asked for. */
  readonly url: URL;
  /** As built, or from source under `npm run dev`. */
  readonly library: Library;
  /** The site's configuration, printed as `<script type="application/json" id="nh-config">`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The visitor has chosen the switched palette; most pages are printed as if nobody knew. */
  readonly isSwitched: boolean;
  /** The page is asked for inside a frame, where it may be a template's preview. */
  readonly isFramed?: boolean;
  /** The account that the visitor is logged in to. */
  readonly account?: AccountView | undefined;
  /** A sentence above the page about what was just asked for. */
  readonly notice?: string | undefined;
  /**
   * The form `slug` as the form plugin prints it: wrapper, status lines, fields, in the state that a
   * post without JavaScript to this very page has left it in.
   */
  form(slug: string): Html;
  /** The same form as the data that `<nh-contact-form settings>` draws from. */
  formSettings(slug: string): Record<string, unknown>;
  /** The works of a post type that have the wanted terms, the newest first. */
  works(collection: string, wanted?: WantedTerms): readonly Work[];
  /** What calls that count clicks on floating elements must bring along. */
  readonly clickNonce: string;
  /** The regions of the map, as the region editor has left them. */
  regions(): readonly SavedRegion[];
}

/** One page of the demo site. */
export interface Page {
  /** Its plain address, such as `/contact`. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and for the list of pages. */
  readonly description: string;
  render(context: PageContext): Html;
}
