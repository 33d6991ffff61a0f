import { type DocumentType, documentPath } from '../../../cms/document';

/** Changes the addresses of this site to those that a document has after the builder's import. */
export class ExportedAddresses {
  readonly #origin: string;
  readonly #paths = new Map<string, string>();

  /** @param origin the site's origin */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Registers a document of the kit. The CMS shows it below its root, at its slug. */
  add(type: DocumentType, slug: string): void {
    this.#paths.set(documentPath({ type, slug }), `/${encodeURIComponent(slug)}/`);
  }

  /**
   * An address after the import. Documents of the kit have a path; everything else of this site, such as a picture,
   * has its whole address. Other texts are unchanged.
   */
  afterImport(text: string): string {
    const own = text.startsWith(`${this.#origin}/`) ? text.slice(this.#origin.length) : text;
    if (!/^\/(?!\/)\S*$/.test(own)) return text;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(own) ?? [];
    const moved = this.#paths.get(path);
    return moved === undefined ? this.#origin + own : moved + rest;
  }

  /** The whole address of a path on this site. */
  whole(path: string): string {
    return this.#origin + path;
  }
}
