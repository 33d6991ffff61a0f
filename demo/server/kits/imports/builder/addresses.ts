import { type DocumentType, documentPath } from '../../../cms/document';

/** Changes addresses of the documents of a kit's site to their paths on this site. Other addresses stay absolute. */
export class DocumentAddresses {
  readonly #paths = new Map<string, string>();

  /** Registers the original address of a document. */
  add(url: string, type: DocumentType, slug: string): void {
    if (url !== '') this.#paths.set(comparable(url), documentPath({ type, slug }));
  }

  /** The path on this site; unchanged for all other texts. */
  onThisSite(text: string): string {
    if (!/^https?:\/\/\S+$/.test(text)) return text;
    const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(text) ?? [];
    const path = this.#paths.get(comparable(address));
    return path === undefined ? text : path + rest;
  }
}

// No pattern: it would read a run of slashes again from each of them.
function comparable(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}
