import { sanitisedSvg } from '../svg/sanitised';

const texts = new Map<string, Promise<string>>();

/**
 * The map at an address of this site, sanitised. Each address is fetched once, whatever the number of
 * maps; one that has failed is asked for again by the next.
 *
 * @throws Error what went wrong, to be told to whoever prints the page
 */
export async function mapFile(src: string, document: Document): Promise<SVGSVGElement> {
  const address = new URL(src, document.baseURI);
  if (address.origin !== location.origin) throw new Error('it is on another site');
  let text = texts.get(address.href);
  if (!text) {
    text = fetched(address.href);
    texts.set(address.href, text);
    text.catch(() => texts.delete(address.href));
  }
  const svg = sanitisedSvg(await text, document);
  if (!svg) throw new Error('it is no SVG document');
  return svg;
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address, {
    headers: { Accept: 'image/svg+xml' },
    // An address of this site may still lead on to another.
    mode: 'same-origin',
  });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.text();
}
