import type { StoredPage } from '../../src/api/pages/page';
import type { PageEditorElementProps } from '../../src/editor/element/page-editor.element';
import type { PageDocument } from '../../src/page';
import { printDocument } from '../../src/print';
import type { CallAnswer } from '../conformance/caller';
import { Account } from './account';
import { wordPress } from './site';

export { heading, pageWith } from '../conformance/page';

/** A document as its editor sends it. */
export function printed(document: PageDocument): { readonly html: string; readonly css: string } {
  const { html, css } = printDocument(document);
  return { html, css };
}

/** Somebody with a page open in the editor: the requests of one window. */
export class PageAuthor {
  readonly account: Account;
  readonly #token: string;

  private constructor(account: Account, token: string) {
    this.account = account;
    this.#token = token;
  }

  static async of(name = 'admin', role?: string, token = `${name}-1`): Promise<PageAuthor> {
    return new PageAuthor(await Account.of(name, role), token);
  }

  async open(id: string): Promise<StoredPage> {
    return (await this.account.call<StoredPage>(`GET pages/${id}`)).body;
  }

  /** The settings of the editor's tag on its screen. */
  async editor(id: string): Promise<PageEditorElementProps['settings']> {
    const html = await this.account.read(`/wp-admin/post.php?post=${id}&action=nh_elements`);
    const [, text = ''] = html.match(/ settings="([^"]*)"/) ?? [];
    return JSON.parse(
      text
        .replaceAll('&quot;', '"')
        .replaceAll('&#039;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    );
  }

  /** Saves a draft on top of a revision. */
  save(
    id: string,
    revision: number,
    document: PageDocument,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<CallAnswer<Record<string, unknown>>> {
    const body = { ...this.base(revision), save: 's1', document, printed: printed(document) };
    return this.account.call(`PUT pages/${id}/draft`, { ...body, ...more });
  }

  publish(id: string, revision: number): Promise<CallAnswer<Record<string, unknown>>> {
    return this.account.call(`POST pages/${id}/publish`, this.base(revision));
  }

  lock(id: string, takeOver = false): Promise<CallAnswer<Record<string, unknown>>> {
    return this.account.call(`POST pages/${id}/lock`, { token: this.#token, takeOver });
  }

  release(id: string): Promise<CallAnswer<Record<string, unknown>>> {
    return this.account.call(`DELETE pages/${id}/lock?token=${this.#token}`);
  }

  /** The fields of each request that changes a page. */
  readonly base = (revision: number) => ({
    revision,
    account: this.account.name,
    lock: this.#token,
  });
}

/** Publishes a page by another editor of WordPress; returns its id. */
export function publishedPage(name: string, content = ''): string {
  const text = Buffer.from(content).toString('base64');
  return wordPress.php(
    `wp_set_current_user( get_user_by( 'login', 'admin' )->ID ); echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${name}', 'post_name' => '${name}', 'post_content' => wp_slash( base64_decode( '${text}' ) ) ) );`,
  );
}
