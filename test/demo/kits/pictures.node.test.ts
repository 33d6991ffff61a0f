import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import { builderDocument, builderKit, builderWidget, wxrFile } from './builder-kits';
import { contentOf, finished, imported, opened, sessionOf, started } from './importing';
import { madeKit, pageFile, widget } from './made-kits';

const bytesOf = (end: string) => Buffer.from(`89504e470d0a1a0a0000000d49484452${end}`, 'hex');

/** A server with pictures, and the paths that were requested. */
class PictureServer {
  readonly asked: string[] = [];
  readonly #server: Server;

  constructor(answers: () => Readonly<Record<string, RequestListener>>) {
    this.#server = createServer((request, response) => {
      this.asked.push(request.url ?? '');
      const answer = answers()[request.url ?? ''];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const picture =
  (end: string, type = 'image/png'): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'Content-Type': type }).end(bytesOf(end));

const old = new PictureServer(() => ({
  '/up/a.png': picture('01'),
  '/up/b.png': picture('02'),
  '/up/front.png': picture('03'),
  '/up/post.png': picture('04'),
  '/up/script.png': (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'image/png' }).end('<svg onload="steal()"/>'),
  '/up/page.png': picture('05', 'text/html'),
  '/up/large.png': (_request, response) =>
    response.end(Buffer.concat([bytesOf('06'), Buffer.alloc(5_000_000)])),
  '/up/away.png': (_request, response) =>
    response.writeHead(302, { Location: `${secret.url}/up/secret.png` }).end(),
  '/up/moved.png': (_request, response) => response.writeHead(301, { Location: '/up/a.png' }).end(),
}));
const secret = new PictureServer(() => ({ '/up/secret.png': picture('07') }));

const names = ['a', 'missing', 'script', 'page', 'large', 'away', 'moved'];

/** A kit whose pictures are on the server, and one on another. */
function kit(): Uint8Array<ArrayBuffer> {
  const at = (name: string) => `${old.url}/up/${name}.png`;
  const entry = { doc_type: 'wp-page', excerpt: '', terms: [] };
  const images = names.map((name, index) =>
    builderWidget(`i${index}`, 'image', { image: { url: at(name), id: index } }),
  );
  const html = `<p>Look: <img src="${at('b')}" alt=""> <a href='${at('a')}'>larger</a> ${at('a')}</p>`;
  const elsewhere = { image: { url: 'https://other.example/x.jpg' } };
  return builderKit('3.0', {
    manifest: {
      site: old.url,
      content: {
        page: {
          11: { ...entry, title: 'Shown', thumbnail: at('front'), url: `${old.url}/shown/` },
        },
      },
    },
    files: {
      'content/page/11.json': builderDocument(
        ...images,
        builderWidget('t1', 'text-editor', { editor: html }),
        builderWidget('o1', 'image', elsewhere),
      ),
      'wp-content/post/post.xml': wxrFile([
        { id: 21, slug: 'pictured', meta: { _thumbnail_id: '99' } },
        { id: 99, type: 'attachment', file: at('post') },
      ]),
    },
  });
}

describe('the pictures of a kit', () => {
  before(async () => {
    await old.start();
    await secret.start();
  });
  after(() => {
    old.stop();
    secret.stop();
  });
  beforeEach(() => {
    old.asked.length = 0;
  });

  describe('on a server that may be reached', () => {
    const reaches = (address: string) => address === '127.0.0.1';
    const site = siteForTests({ adminPassword, kits: { reaches } });
    let admin: Administrator;
    before(async () => {
      admin = await administrator(site());
    });

    const host = () => new URL(old.url).host;
    const page = () => {
      const [row] = site().rows("SELECT content, thumbnail FROM documents WHERE slug = 'shown'");
      return row as { content: string; thumbnail: string };
    };

    it('are offered with their number and their server, and are not fetched without a choice', async () => {
      const open = await opened(site(), admin, kit());
      expect(open.pictures).to.deep.equal({ hosts: [host()], count: 10 });
      expect(open.left_out).to.deep.include({
        reason: 'picture',
        name: 'other.example',
        count: 1,
      });
      const done = await finished(site(), admin, await started(site(), admin, open));
      expect(done.runners.map(({ runner }) => runner)).to.not.include('pictures');
      expect(old.asked).to.deep.equal([]);
      expect(page().content).to.include(`${old.url}/up/a.png`);
      await kitCall(site(), admin, `POST imports/${done.session}/revert`, {});
    });

    it('are stored, with links to the stored ones, and an undo removes them', async () => {
      const before_ = contentOf(site());
      const done = await imported(site(), admin, kit(), { pictures: true });
      const { content, thumbnail } = page();
      const [stored] = /\/media\/[\da-f]{32}\.png/.exec(content) ?? [''];
      const served = await fetch(site().url + stored);
      expect(new Uint8Array(await served.arrayBuffer())).to.deep.equal(
        new Uint8Array(bytesOf('01')),
      );
      expect(content).to.match(/<img src=\\"\/media\/[\da-f]{32}\.png\\"/);
      expect(content).to.match(/<a href='\/media\/[\da-f]{32}\.png'>larger/);
      expect(content, 'words stay').to.include(`larger</a> ${old.url}/up/a.png`);
      expect(thumbnail).to.match(/^[\da-f]{32}\.png$/);
      const [post] = site().rows("SELECT thumbnail FROM documents WHERE slug = 'pictured'");
      expect(post?.thumbnail).to.match(/^[\da-f]{32}\.png$/);
      await kitCall(site(), admin, `POST imports/${done.session}/revert`, {});
      expect(contentOf(site())).to.deep.equal(before_);
    });

    it('that fail are named with the reason, and keep their addresses', async () => {
      const done = await imported(site(), admin, kit(), { pictures: true });
      const reasons = (done.pictures?.failed ?? []).map(({ address, reason }) => [
        /(\w+)\.png$/.exec(address)?.[1],
        reason,
      ]);
      expect(Object.fromEntries(reasons)).to.deep.equal({
        missing: 'unreachable',
        script: 'no-picture',
        page: 'no-picture',
        large: 'too-large',
        away: 'unreachable',
      });
      expect(done.pictures?.fetched).to.equal(5);
      expect(page().content).to.include(`${old.url}/up/missing.png`);
      expect(secret.asked).to.deep.equal([]);
      await kitCall(site(), admin, `POST imports/${done.session}/revert`, {});
    });

    it('stay when a document that was edited since uses them', async () => {
      const done = await imported(site(), admin, kit(), { pictures: true });
      site().rows("UPDATE documents SET title = 'Edited' WHERE slug = 'shown' RETURNING id");
      const { content, thumbnail } = page();
      await kitCall(site(), admin, `POST imports/${done.session}/revert`, { edited: 'keep' });
      const used = [...content.matchAll(/\/media\/([\da-f]{32}\.png)/g)].map(([, name]) => name);
      const media = site()
        .rows('SELECT name FROM media')
        .map(({ name }) => name);
      expect(media).to.include.members([...used, thumbnail]);
    });
  });

  describe('on a private server', () => {
    const site = siteForTests({ adminPassword });

    it('are never requested', async () => {
      const done = await imported(site(), await administrator(site()), kit(), { pictures: true });
      expect(done.pictures?.fetched).to.equal(0);
      expect(new Set(done.pictures?.failed?.map(({ reason }) => reason))).to.deep.equal(
        new Set(['unreachable']),
      );
      expect(old.asked).to.deep.equal([]);
    });
  });

  describe('with a limit', () => {
    const limits = { kitPictures: 4, kitStepTime: 0 };
    const site = siteForTests({ adminPassword, limits, kits: { reaches: () => true } });

    it('are fetched up to it, a few for each request', async () => {
      const admin = await administrator(site());
      const open = await opened(site(), admin, kit());
      let state = await started(site(), admin, open, { pictures: true });
      const progress: unknown[] = [];
      for (;;) {
        const next = state.runners.find(({ isDone }) => !isDone);
        if (!next) break;
        const call = `POST imports/${state.session}/runners/${next.runner}`;
        state = (await kitCall(site(), admin, call)).body as unknown as typeof state;
        const pictures = state.runners.find(({ runner }) => runner === 'pictures');
        if (next.runner === 'pictures') progress.push(pictures?.done);
      }
      expect(progress).to.deep.equal([4, 5, 6, 7, 10, 10]);
      const limited = state.pictures?.failed?.filter(({ reason }) => reason === 'over-limit');
      expect(limited?.length).to.be.greaterThan(0);
      expect(state.pictures?.fetched).to.equal(4);
    });
  });
});

describe('the pictures of a kit with a limit of bytes', () => {
  const limits = { kitPictureBytes: 1 };
  const site = siteForTests({ adminPassword, limits, kits: { reaches: () => true } });
  before(() => old.start());
  after(() => old.stop());

  it('exceed it by one picture at most', async () => {
    const done = await imported(site(), await administrator(site()), kit(), { pictures: true });
    expect(done.pictures?.fetched).to.equal(1);
  });
});

describe('a picture that is fetched before any item is imported', () => {
  const site = siteForTests({
    adminPassword,
    limits: { kitStepTime: 0 },
    kits: { reaches: () => true },
  });
  before(() => old.start());
  after(() => old.stop());

  /** An import of a page with this picture, whose picture has been requested. */
  async function begun(admin: Administrator, name: string) {
    const page = pageFile({
      content: [widget('image', { image: { url: `${old.url}/up/${name}.png` } })],
    });
    const kit = madeKit({
      manifest: {
        site: old.url,
        content: { page: { 1: { title: 'Made up', doc_type: 'wp-page' } } },
      },
      files: { 'content/page/1.json': page },
    });
    const open = await opened(site(), admin, kit);
    const { session } = await started(site(), admin, open, { pictures: true });
    return sessionOf(await kitCall(site(), admin, `POST imports/${session}/runners/pictures`));
  }

  it('is removed by an undo after another kit was opened', async () => {
    const admin = await administrator(site());
    const before_ = contentOf(site());
    const { session } = await begun(admin, 'a');
    expect(contentOf(site()).media).to.not.deep.equal(before_.media);
    await opened(site(), admin, madeKit({}));
    const last = sessionOf(await kitCall(site(), admin, 'GET imports/last'));
    expect(last.session).to.equal(session);
    const undo = () => kitCall(site(), admin, `POST imports/${session}/revert`, {});
    while (sessionOf(await undo()).state !== 'reverted');
    expect(contentOf(site())).to.deep.equal(before_);
  });

  it('is requested once, also when it failed and the import is started again', async () => {
    const admin = await administrator(site());
    const state = await begun(admin, 'missing');
    old.asked.length = 0;
    await finished(site(), admin, await started(site(), admin, state, { pictures: true }));
    expect(old.asked).to.deep.equal([]);
  });
});
