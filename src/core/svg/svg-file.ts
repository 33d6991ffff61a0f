import { sanitisedSvg } from './sanitised';

const texts = new Map<string, Promise<string>>();

/**
 * The drawing at an address, sanitised. Each address is fetched once, however many ask for it; one that
 * has failed is asked for again by the next.
 *
 * @param mode `same-origin`, also where the address leads on; or `cors`, where the other site allows it
 * @throws Error what went wrong, to be told to whoever prints the page
 */
export async function svgFile(
  address: string,
  mode: 'same-origin' | 'cors',
  document: Document,
): Promise<SVGSVGElement> {
  const key = `${mode} ${address}`;
  let text = texts.get(key);
  if (!text) {
    text = fetched(address, mode);
    texts.set(key, text);
    text.catch(() => texts.delete(key));
  }
  const svg = sanitisedSvg(await text, document);
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
