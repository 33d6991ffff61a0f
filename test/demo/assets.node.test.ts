import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { cacheControl, isLibraryBuilt, libraryRoot } from '../../demo/server/assets';
import { compressedFile } from '../../demo/server/brotli';
import { contactId, endpoint } from './forms';
import { rawAnswer, rawStatus } from './raw-request';
import { siteForReading, startSite } from './site';

describe('the files of the site', () => {
  const site = siteForReading();

  function get(path: string, encodings: string, headers = {}, method = 'GET') {
    return rawAnswer(site().url, path, { 'Accept-Encoding': encodings, ...headers }, method);
  }

  it('are sent as Brotli to clients that accept it', async () => {
    const { status, headers, body } = await get('/assets/site.css', 'gzip, deflate, br, zstd');
    expect(status).to.equal(200);
    expect(headers).to.include({
      'content-encoding': 'br',
      'content-length': String(body.length),
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body)).to.deep.equal(await readFile('demo/assets/site.css'));
    const gzipped = await get('/assets/site.css', 'gzip');
    expect(body.length).to.be.lessThan(gzipped.body.length);
  });

  it('are sent as gzip or uncompressed to other clients', async () => {
    const css = await readFile('demo/assets/site.css');
    for (const encodings of ['gzip', 'gzip, br;q=0', 'gzip;q=1, br;q=0.5']) {
      const { headers, body } = await get('/assets/site.css', encodings);
      expect(headers['content-encoding'], encodings).to.equal('gzip');
      expect(headers.vary).to.equal('Accept-Encoding');
      expect(gunzipSync(body)).to.deep.equal(css);
    }
    const { headers, body } = await get('/assets/site.css', 'identity');
    expect(headers).not.to.have.property('content-encoding');
    expect(headers.vary).to.equal('Accept-Encoding');
    expect(body).to.deep.equal(css);
  });

  it('are sent uncompressed when they are small or a range is requested', async () => {
    const icon = await get('/assets/favicon.svg', 'br');
    expect(icon.headers).not.to.have.property('content-encoding');
    const part = await get('/assets/site.css', 'br', { Range: 'bytes=0-9' });
    expect([part.status, part.body.length]).to.deep.equal([206, 10]);
    expect(part.headers).not.to.have.property('content-encoding');
  });

  it('have the same headers for HEAD', async () => {
    const full = await get('/assets/site.css', 'br');
    const head = await get('/assets/site.css', 'br', {}, 'HEAD');
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) {
      expect(head.headers[name], name).to.equal(full.headers[name]);
    }
    expect(head.body).to.have.lengthOf(0);
  });

  for (const encoding of ['br', 'gzip', 'identity']) {
    it(`answer 304 when they have not changed (${encoding})`, async () => {
      const { headers } = await get('/assets/site.css', encoding);
      const again = await get('/assets/site.css', encoding, { 'If-None-Match': headers.etag });
      expect([again.status, again.body.length]).to.deep.equal([304, 0]);
      expect(again.headers['cache-control']).to.equal('no-cache');
    });
  }

  (isLibraryBuilt() ? it : it.skip)('are compressed like those of the library', async () => {
    const { headers, body } = await get('/assets/nh/autoload.js', 'br');
    expect(headers['content-encoding']).to.equal('br');
    expect(brotliDecompressSync(body)).to.deep.equal(await readFile(`${libraryRoot}/autoload.js`));
  });

  it('are the only files that can be requested', async () => {
    const outside = [
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/..\\..\\package.json',
      '/assets/nh/../../../package.json',
      '/assets//etc/passwd',
      '/wp-content/uploads/wpcf7_captcha/../../../site.db',
      '/wp-content/uploads/wpcf7_captcha/..%2f..%2fsite.db',
      '/.data/site.db',
    ];
    for (const path of outside) {
      expect(await rawStatus(site().url, path), path).to.be.oneOf([400, 404]);
    }
  });

  it('are cached for long only when their name contains a hash', () => {
    expect(cacheControl(`${libraryRoot}/chunks/zod-7fL1AEIX.js`)).to.include('immutable');
    for (const name of ['autoload.js', 'nh.css', 'define/color-switcher.js']) {
      expect(cacheControl(`${libraryRoot}/${name}`)).to.equal('no-cache');
    }
  });

  it('cannot be posted to', async () => {
    expect((await fetch(`${site().url}/assets/site.css`, { method: 'POST' })).status).to.equal(404);
    expect((await fetch(endpoint(site(), contactId, 'none'))).status).to.equal(404);
  });
});

describe('the library folder', () => {
  it('can be changed, and then provides the files and preload links of the pages', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nh-layout-'));
    await mkdir(join(folder, 'chunks'));
    await writeFile(join(folder, 'autoload.js'), '// another');
    await writeFile(join(folder, 'chunks/a.js'), '// a chunk');
    const lists = { 'nh-contact-form': { printed: ['chunks/a.js'], bare: [] } };
    await writeFile(join(folder, 'preload.json'), JSON.stringify(lists));
    const site = await startSite({ libraryFolder: folder });
    try {
      const file = (path: string) => fetch(`${site.url}/assets/nh/${path}`);
      expect(await (await file('autoload.js')).text()).to.equal('// another');
      expect((await file('chunks/a.js')).headers.get('cache-control')).to.include('immutable');
      expect((await file('nh.css')).status).to.equal(404);
      expect(await (await fetch(`${site.url}/contact`)).text()).to.include(
        '<link rel="modulepreload" href="/assets/nh/chunks/a.js">',
      );
    } finally {
      await site.close();
      await rm(folder, { recursive: true });
    }
  });
});

describe('a compressed file', () => {
  it('is compressed once, and again when the file changes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nh-brotli-'));
    const path = join(folder, 'a.css');
    try {
      await writeFile(path, 'a {}');
      const [first, second] = await Promise.all([compressedFile(path), compressedFile(path)]);
      expect(second).to.equal(first);
      await writeFile(path, 'b {}');
      await utimes(path, 1, 1);
      const third = await compressedFile(path);
      expect(String(brotliDecompressSync(third.body))).to.equal('b {}');
      expect(third.etag).not.to.equal(first.etag);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
