import type { SavedDraft, StoredPage } from '../../../src/api/pages/page';
import { type Answer, Person } from '../libraries/person';
import type { TestSite } from '../site';

export { heading, pageWith } from '../../conformance/page';

/** Somebody with a page open in the editor: the requests of one window. */
export class Author {
  readonly person: Person;
  readonly #account: string;
  readonly #token: string;

  private constructor(person: Person, account: string, token: string) {
    this.person = person;
    this.#account = account;
    this.#token = token;
  }

  static async at(site: TestSite, account = 'admin', token = `${account}-1`): Promise<Author> {
    return new Author(await Person.at(site, account), account, token);
  }

  open(id: string): Promise<Answer<StoredPage>> {
    return this.person.call<StoredPage>(`GET pages/${id}`);
  }

  /** Saves a draft on top of a revision. */
  save(
    id: string,
    revision: number,
    document: unknown,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<Answer<Record<string, unknown>>> {
    const { key, ...fields } = more;
    const headers: Record<string, string> =
      typeof key === 'string' ? { 'Idempotency-Key': key } : {};
    const body = { ...this.#base(revision), save: 's1', document, ...fields };
    return this.person.call(`PUT pages/${id}/draft`, body, headers);
  }

  publish(id: string, revision: number): Promise<Answer<Record<string, unknown>>> {
    return this.person.call(`POST pages/${id}/publish`, this.#base(revision));
  }

  restore(id: string, number: number, revision: number): Promise<Answer<SavedDraft>> {
    const call = `POST pages/${id}/revisions/${number}/restore`;
    return this.person.call<SavedDraft>(call, this.#base(revision));
  }

  lock(id: string, takeOver = false): Promise<Answer<Record<string, unknown>>> {
    return this.person.call(`POST pages/${id}/lock`, { token: this.#token, takeOver });
  }

  release(id: string): Promise<Answer<Record<string, unknown>>> {
    return this.person.call(`DELETE pages/${id}/lock?token=${this.#token}`);
  }

  #base(revision: number) {
    return { revision, account: this.#account, lock: this.#token };
  }
}

/** The id and the path of the site's first published page. */
export function aPage(site: TestSite): { readonly id: string; readonly path: string } {
  const [row] = site.rows(
    "SELECT id, slug FROM documents WHERE type = 'page' AND status = 'publish' ORDER BY id",
  );
  return { id: String(row?.id), path: `/pages/${row?.slug}` };
}

/** A page of the site as a visitor gets it. */
export async function visited(site: TestSite, path: string): Promise<string> {
  return (await fetch(site.url + path)).text();
}
