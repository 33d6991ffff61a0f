import { sanitisedSvg } from './sanitised';

const texts = new Map<string, Promise<string>>();

/**
 * Loads the drawing at an address and sanitises it. Each address is requested once for all callers; after a
 * failure, the next call tries again.
 *
 * @param mode `same-origin`, redirects included; or `cors`, if the other site allows it
 * @param limit maximum length of the file, in characters; default: 8 million
 * @param read turns the file's text into a safe drawing; default: only well-formed XML
 * @throws Error with the reason, as part of a sentence for the page's author
 */
export async function svgFile(
  address: string,
  mode: 'same-origin' | 'cors',
  document: Document,
  limit?: number,
  read: typeof sanitisedSvg = sanitisedSvg,
): Promise<SVGSVGElement> {
  const key = `${mode} ${address}`;
  let text = texts.get(key);
  if (!text) {
    text = fetched(address, mode);
    texts.set(key, text);
    text.catch(() => texts.delete(key));
  }
  const svg = read(await text, document, limit);
  if (!svg) throw new Error('it is no SVG document');
  return svg;
}

async function fetched(address: string, mode: RequestMode): Promise<string> {
  const response = await fetch(address, {
    headers: { Accept: 'image/svg+xml' },
    mode,
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.text();
}
