/**
 * The drawing that a text runs along: what stands in the box, what its attribute holds, or the file that
 * this names, of this site or of another that allows it. A copy; the box is left as it is.
 *
 * @throws Error where there is none
 */
export async function drawingOf(box: HTMLElement): Promise<SVGSVGElement> {
  const { ownerDocument: document, dataset } = box;
  const printed = box.querySelector('svg');
  if (printed) return printed.cloneNode(true) as SVGSVGElement;
  const source = dataset.url ?? '';
  const isInline = source.trimStart().startsWith('<svg');
  const address = isInline ? undefined : svgAddress(source, document.baseURI);
  // Apart: the text is read meanwhile.
  const { sanitisedSvg, svgFile } = await import('../../../core/svg');
  const drawing = address
    ? await svgFile(address, 'cors', document)
    : sanitisedSvg(source, document);
  if (!drawing) throw new Error('it is no SVG document');
  return drawing;
}

/** @throws Error unless it is an address of the web that ends in `.svg` */
export function svgAddress(source: string, base: string): string {
  if (!URL.canParse(source, base)) throw new Error('it is no address');
  const { href, protocol, pathname } = new URL(source, base);
  if (!/^https?:$/.test(protocol) || !/\.svg$/i.test(pathname))
    throw new Error('it is no .svg file');
  return href;
}
