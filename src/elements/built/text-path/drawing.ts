/**
 * Returns a copy of the SVG that the text follows: from the box, from its attribute, or from the file that
 * the attribute names. Files of other sites need permission for cross-origin requests (CORS).
 *
 * @throws Error if there is no valid SVG.
 */
export async function drawingOf(box: HTMLElement): Promise<SVGSVGElement> {
  const { ownerDocument: document, dataset } = box;
  const printed = box.querySelector('svg');
  if (printed) return printed.cloneNode(true) as SVGSVGElement;
  const source = dataset.url ?? '';
  const isInline = source.trimStart().startsWith('<svg');
  const address = isInline ? undefined : svgAddress(source, document.baseURI);
  // Loaded separately: until then, the plain text is readable.
  const { lenientSvg, svgFile } = await import('../../../core/svg');
  const drawing = address
    ? await svgFile(address, 'cors', document, { read: lenientSvg })
    : lenientSvg(source, document);
  if (!drawing) throw new Error('it is no SVG document');
  return drawing;
}

/** Resolves an address. Throws an error unless it is an `http(s)` address that ends in `.svg`. */
export function svgAddress(source: string, base: string): string {
  if (!URL.canParse(source, base)) throw new Error('it is no address');
  const { href, protocol, pathname } = new URL(source, base);
  if (!/^https?:$/.test(protocol) || !/\.svg$/i.test(pathname))
    throw new Error('it is no .svg file');
  return href;
}
