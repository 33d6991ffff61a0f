import { checkLength, MAX_CHARACTERS, sanitisedSvg } from './sanitised';

/** The length of a text from which it is sanitised in several tasks. */
const LARGE = 500_000;

const texts = new Map<string, Promise<string>>();

type Drawing = SVGSVGElement | undefined;

/** How a file is read. */
export interface SvgFileOptions {
  /** Maximum length of the file, in characters; default: 8 million. */
  readonly limit?: number;
  /** Turns the text into a safe drawing; default: only well-formed XML, a large text in several tasks. */
  readonly read?: (
    text: string,
    document: Document,
    limit: number,
    signal?: AbortSignal,
  ) => Drawing | Promise<Drawing>;
  /** Ends the work on a large text. */
  readonly signal?: AbortSignal;
}

/**
 * Loads the drawing at an address and sanitises it. Each address is requested once for all callers; after a
 * failure, the next call tries again.
 *
 * @param mode `same-origin`, redirects included; or `cors`, if the other site allows it
 * @throws Error with the reason, as part of a sentence for the page's author
 */
export async function svgFile(
  address: string,
  mode: 'same-origin' | 'cors',
  document: Document,
  { limit = MAX_CHARACTERS, read = safeDrawing, signal }: SvgFileOptions = {},
): Promise<SVGSVGElement> {
  const key = `${mode} ${address}`;
  let text = texts.get(key);
  if (!text) {
    text = fetched(address, mode);
    texts.set(key, text);
    text.catch(() => texts.delete(key));
  }
  const svg = await read(await text, document, limit, signal);
  if (!svg) throw new Error('it is no SVG document');
  return svg;
}

function safeDrawing(
  text: string,
  document: Document,
  limit: number,
  signal?: AbortSignal,
): Drawing | Promise<Drawing> {
  if (text.length < LARGE) return sanitisedSvg(text, document, limit);
  checkLength(text, limit);
  return import('./sliced-svg').then(({ slicedSvg }) => slicedSvg(text, document, { signal }));
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
