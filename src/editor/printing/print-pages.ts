import { type PageDocument, type SavedSettings, siteBreakpoints, siteCss } from '../../page';
import { editedSite } from '../element/edited-site';
import type { PageEditorElementProps } from '../element/page-editor.element';
import { printedForServer } from '../element/printed-for-server';

/** A page whose HTML is missing or outdated: its server cannot print documents. */
interface UnprintedPage {
  readonly id: string;
  /** Changes with each reason to print the page. It is sent with the HTML. */
  readonly mark: string;
  /** The document with the contents of its saved blocks. */
  readonly document: PageDocument;
  /** What the page editor of the page knows about the site. */
  readonly settings: PageEditorElementProps['settings'];
}

/** The settings of a site whose CSS is missing. */
interface UnprintedSite {
  readonly mark: string;
  readonly settings: SavedSettings;
}

/** What a server has not printed. */
interface Unprinted {
  readonly pages: readonly UnprintedPage[];
  readonly site?: UnprintedSite;
}

/** The routes of a server for pages without their present HTML. */
export interface Printing {
  /** The address that lists some of the pages; `{address}/{id}` takes the HTML of one, `{address}/site` the CSS of the site. */
  readonly address: string;
  readonly nonce: string;
}

/**
 * Prints the pages that an import or a change of the site has left without their present HTML, and sends it to the server.
 *
 * @returns the number of printed pages
 * @throws Error if a request fails: the rest is printed by the next call
 */
export async function printPages({ address, nonce }: Printing): Promise<number> {
  const request = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${address}${path} is answered with ${response.status}.`);
    return response.json();
  };
  for (let printed = 0; ; ) {
    const { pages, site } = (await request('')) as Unprinted;
    if (site) {
      const css = siteCss(site.settings, siteBreakpoints(site.settings));
      await request('/site', { css, mark: site.mark });
    }
    if (pages.length === 0) return printed;
    for (const { id, mark, document, settings } of pages) {
      const page = printedForServer(document, editedSite(settings, undefined));
      await request(`/${id}`, { ...page, mark });
      printed += 1;
    }
  }
}
