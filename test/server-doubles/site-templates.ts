import type { BulkRequest } from '../../src/api/libraries/bulk';
import type { NewTemplate, Template } from '../../src/api/libraries/template';
import { templateOf } from '../elements/libraries/template-library/fixtures';
import { CloudServer, refusal } from './cloud-templates';

type Body = Parameters<CloudServer['said']>[1] &
  Partial<BulkRequest> & { title?: string; templates?: NewTemplate[] };

/** A double of the site's server with templates that the test can change. */
export class SiteServer extends CloudServer {
  site: Template[];
  /** The body of the last call that changed several templates. */
  bulk: BulkRequest | undefined;
  /** The templates in the last call that saved some. */
  kept: NewTemplate[] = [];
  /** The content of each template. */
  inside: { content: object[]; page_settings: object } = { content: [], page_settings: {} };
  /** The ids of templates for which every action fails. */
  readonly stuck = new Set<string>();
  #before: Template[] = [];

  constructor(count = 5) {
    super();
    this.site = Array.from({ length: count }, (_, index) => templateOf(index + 1));
  }

  protected override said(what: string, body: Body): Response {
    if (what.startsWith('GET templates?')) return this.listed(this.#sorted(what), what);
    if (what === 'POST templates/bulk' && body.selected) return this.#bulk(body as BulkRequest);
    if (what === 'POST templates') return this.#kept(body.templates ?? []);
    if (what.startsWith('POST templates/undo/')) return this.#undo();
    const [, method, id] = /^(GET|PATCH) templates\/(\d+)$/.exec(what) ?? [];
    if (method && id) return this.#one(method, id, body.title ?? '');
    if (what === 'POST library/templates' && this.connection.account) {
      this.kept = body.templates ?? [];
      return Response.json({ templates: this.kept.map((_, at) => templateOf(900 + at)) });
    }
    return super.said(what, body);
  }

  #sorted(what: string): readonly Template[] {
    const { searchParams } = new URL(what.slice(4), 'http://x');
    const { sort, order } = Object.fromEntries(searchParams);
    const sorted = [...this.site].sort((a, b) =>
      sort === 'date'
        ? a.edited - b.edited
        : a.title.localeCompare(b.title, 'en', { numeric: true }),
    );
    return order === 'desc' ? sorted.reverse() : sorted;
  }

  #one(method: string, id: string, title: string): Response {
    const found = this.site.find((one) => one.id === id);
    if (!found) return refusal('library-not-found', 404);
    if (method === 'GET') return Response.json({ ...found, ...this.inside });
    const renamed = { ...found, title };
    this.site = this.site.map((one) => (one === found ? renamed : one));
    return Response.json(renamed);
  }

  #kept(templates: NewTemplate[]): Response {
    this.kept = templates;
    const made = templates.map(({ title }, at) => templateOf(800 + at, { title }));
    this.site = [...this.site, ...made];
    return Response.json({ templates: made }, { status: 201 });
  }

  #bulk(request: BulkRequest): Response {
    this.bulk = request;
    const { selected, action } = request;
    const isMeant = ({ id, title }: Template): boolean =>
      'ids' in selected
        ? selected.ids.includes(id)
        : title.includes(selected.filter.search ?? '') && !selected.except.includes(id);
    const meant = this.site.filter(isMeant);
    const done = meant.filter(({ id }) => !this.stuck.has(id));
    const failed = meant
      .filter(({ id }) => this.stuck.has(id))
      .map(({ id, title }) => ({ id, title, code: 'library-too-large' }));
    this.#before = this.site;
    if (action !== 'copy') this.site = this.site.filter((one) => !done.includes(one));
    const undo = action === 'copy' ? {} : { undo: `site-${this.calls.length}` };
    return Response.json({ done: done.length, failed, ...undo });
  }

  #undo(): Response {
    const done = this.#before.length - this.site.length;
    this.site = this.#before;
    return Response.json({ done });
  }
}
