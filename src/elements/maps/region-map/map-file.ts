import { pageOrigin } from '../../../core/dom/page-address';

/**
 * Fetches the map at an address of this site, and sanitises it.
 *
 * @param limit maximum size of the file in megabytes
 * @param signal ends the work on a large file
 * @throws Error with a message for the developer of the page
 */
export async function mapFile(
  src: string,
  document: Document,
  limit: number,
  signal: AbortSignal,
): Promise<SVGSVGElement> {
  const { href, origin } = new URL(src, document.baseURI);
  if (origin !== pageOrigin(document)) throw new Error('it is on another site');
  // Loaded on demand: most maps are printed, or drawn from data.
  const { svgFile } = await import('../../../core/svg');
  // An address of this site may redirect to another site.
  return svgFile(href, 'same-origin', document, { limit: limit * 1_000_000, signal });
}
