/**
 * The map at an address of this site, sanitised.
 *
 * @throws Error what went wrong, to be told to whoever prints the page
 */
export async function mapFile(src: string, document: Document): Promise<SVGSVGElement> {
  const { href, origin } = new URL(src, document.baseURI);
  if (origin !== location.origin) throw new Error('it is on another site');
  // Apart: most maps are printed, or drawn from data.
  const { svgFile } = await import('../../../core/svg');
  // An address of this site may still lead on to another.
  return svgFile(href, 'same-origin', document);
}
