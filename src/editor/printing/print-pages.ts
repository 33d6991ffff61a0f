import type { PageDocument } from '../../page';
import { editedSite } from '../element/edited-site';
import type { PageEditorElementProps } from '../element/page-editor.element';
import { printedForServer } from '../element/printed-for-server';

/** A page whose HTML is missing: its server cannot print documents. */
interface UnprintedPage {
  readonly id: string;
  readonly document: PageDocument;
  /** What the page editor of the page knows about the site. */
  readonly settings: PageEditorElementProps['settings'];
}

/** The routes of a server for pages without HTML. */
export interface Printing {
  /** The address that lists some of the pages; `{address}/{id}` takes the HTML of one. */
  readonly address: string;
  readonly nonce: string;
}

/**
 * Prints the pages that an import has created, and sends their HTML to the server.
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
    const { pages } = (await request('')) as { readonly pages: readonly UnprintedPage[] };
    if (pages.length === 0) return printed;
    for (const { id, document, settings } of pages) {
      await request(`/${id}`, printedForServer(document, editedSite(settings, undefined)));
      printed += 1;
    }
  }
}
