import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { exportSession } from '../../../src/api/kits/export';
import { documentFile, menuFile, siteSettingsFile, termsFile } from '../../../src/api/kits/files';
import { type KitManifest, kitManifest } from '../../../src/api/kits/manifest';
import { siteForTests } from '../site';
import {
  type Administrator,
  administrator,
  adminPassword,
  kitCall,
  kitResponse,
} from './administrator';
import { beginExport, exported, wholeKit, zipOf } from './exporting';
import type { ZipFiles } from './zip';

const hour = 3_600_000;

describe('an exported kit of everything', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  let manifest: KitManifest;
  let files: ZipFiles;
  let state: Awaited<ReturnType<typeof exported>>;
  before(async () => {
    admin = await administrator(site());
    state = await exported(site(), admin);
    ({ files } = await zipOf(site(), admin, state.session));
    manifest = kitManifest.parse(files.json('manifest.json'));
  });

  it('starts with its manifest', () => {
    expect(files.names[0]).to.equal('manifest.json');
    const { created, thumbnail, version, ...about } = manifest;
    expect(about).to.deep.include({
      name: 'linden-bindery-all-of-it',
      title: 'Linden Bindery, all of it',
      description: 'For the new server.',
      author: 'admin',
      manifest_version: '3.0',
      site: `${site().url}/`,
    });
    expect(version).to.match(/^\d+\.\d+\.\d+$/);
    expect(Date.parse(created ?? '')).to.be.closeTo(Date.now(), 60_000);
    expect(files.names).to.include(thumbnail);
  });

  it('contains a valid file for each document of the manifest, and no others', () => {
    const expected = new Set(['manifest.json', 'site-settings.json']);
    for (const [id, entry] of Object.entries(manifest.templates ?? {})) {
      expected.add(`templates/${id}.json`);
      const file = documentFile.parse(files.json(`templates/${id}.json`));
      expect([file.title, file.slug, file.doc_type]).to.deep.equal([
        entry.title,
        entry.slug,
        entry.doc_type,
      ]);
    }
    for (const [part, types] of [
      ['content', manifest.content],
      ['wp-content', manifest['wp-content']],
    ] as const) {
      for (const [type, entries] of Object.entries(types ?? {})) {
        for (const [id, { slug }] of Object.entries(entries)) {
          const name = `${part}/${type}/${id}.json`;
          expected.add(name);
          const shape = type === 'nav_menu_item' ? menuFile : documentFile;
          expect(shape.parse(files.json(name)).slug).to.equal(slug);
        }
      }
    }
    for (const name of Object.values(manifest.taxonomies ?? {}).flat()) {
      expected.add(`taxonomies/${name}.json`);
      expect(termsFile.parse(files.json(`taxonomies/${name}.json`)).length).to.be.greaterThan(0);
    }
    const pictures = files.names.filter((name) => name.startsWith('thumbnails/'));
    expect(new Set([...expected, ...pictures])).to.deep.equal(new Set(files.names));
  });

  it('contains each of its images once, as PNG', () => {
    const entries = [
      ...Object.values(manifest.templates ?? {}),
      ...Object.values(manifest.content ?? {}).flatMap((type) => Object.values(type)),
    ];
    expect(entries.length).to.equal(44);
    for (const { thumbnail = '' } of entries) {
      expect([...files.bytes(thumbnail).subarray(1, 4)]).to.deep.equal([0x50, 0x4e, 0x47]);
    }
    expect(new Set(files.names).size).to.equal(files.names.length);
  });

  it('contains the settings by section and the names of active plugins', () => {
    const settings = siteSettingsFile.parse(files.json('site-settings.json'));
    expect(Object.keys(settings).sort()).to.deep.equal(
      Object.keys(manifest['site-settings'] ?? {}).sort(),
    );
    expect(settings.colors?.system_colors).to.have.length(4);
    expect(manifest.plugins?.map(({ plugin }) => plugin)).to.include('flamingo/flamingo.php');
    expect(manifest.plugins?.map(({ plugin }) => plugin)).to.not.include('hello.php');
  });

  it('is summarised by part and section', () => {
    expect(state.state).to.equal('completed');
    expect(state.summary?.counts).to.deep.equal({
      content: { pages: 17, posts: 7, menus: 2, customPostTypes: 600, taxonomies: 5 },
      templates: {
        headers: 2,
        footers: 2,
        archives: 2,
        singlePosts: 2,
        singlePages: 2,
        searchResults: 1,
        error404: 1,
        popups: 2,
        globalWidgets: 2,
        saved: 4,
      },
      settings: {
        background: 1,
        code: 1,
        colors: 1,
        customFonts: 1,
        fonts: 1,
        layout: 1,
        lightbox: 1,
        themeStyle: 1,
      },
      plugins: { plugins: 6 },
    });
  });

  it('can be downloaded under its name, as a whole or as a range', async () => {
    const { response, bytes } = await zipOf(site(), admin, state.session);
    expect(response.headers.get('content-type')).to.equal('application/zip');
    expect(response.headers.get('content-disposition')).to.equal(
      'attachment; filename="linden-bindery-all-of-it.zip"',
    );
    expect(Number(response.headers.get('content-length'))).to.equal(bytes.length);
    expect(state.summary?.size).to.equal(bytes.length);
    const { length } = bytes;
    const etag = response.headers.get('etag') ?? '';
    for (const [range, from, to, more] of [
      ['bytes=0-0', 0, 1, {}],
      ['bytes=1000-', 1000, length, { 'If-Range': etag }],
      ['bytes=-10', length - 10, length, {}],
      [`bytes=5-${length * 2}`, 5, length, {}],
    ] as const) {
      const part = await kitResponse(
        site(),
        admin,
        `GET exports/${state.session}/file`,
        undefined,
        {
          Range: range,
          ...more,
        },
      );
      expect(part.status, range).to.equal(206);
      expect(part.headers.get('content-range')).to.equal(`bytes ${from}-${to - 1}/${length}`);
      expect(new Uint8Array(await part.arrayBuffer())).to.deep.equal(bytes.slice(from, to));
    }
  });

  it('is sent as a whole for unsupported ranges, and refused for ranges past its end', async () => {
    const size = state.summary?.size ?? 0;
    const asked = async (headers: Readonly<Record<string, string>>) => {
      const call = `GET exports/${state.session}/file`;
      const response = await kitResponse(site(), admin, call, undefined, headers);
      await response.arrayBuffer();
      return response;
    };
    expect((await asked({ Range: 'bytes=0-1,3-4' })).status).to.equal(200);
    expect((await asked({ Range: 'bytes=5-2' })).status).to.equal(200);
    expect((await asked({ Range: 'bytes=0-1', 'If-Range': '"another"' })).status).to.equal(200);
    const outside = await asked({ Range: `bytes=${size}-` });
    expect([outside.status, outside.headers.get('content-range')]).to.deep.equal([
      416,
      `bytes */${size}`,
    ]);
    const head = await kitResponse(site(), admin, `HEAD exports/${state.session}/file`);
    expect([head.status, Number(head.headers.get('content-length'))]).to.deep.equal([200, size]);
  });
});

describe('an exported kit of selected items', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });

  it('contains the works selected one by one', async () => {
    const works = site().rows('SELECT id, slug FROM works ORDER BY id LIMIT 2');
    const { session, summary } = await exported(site(), admin, {
      includes: ['content'],
      customization: {
        content: { pages: [], posts: [], works: works.map(({ id }) => String(id)) },
      },
    });
    const { files } = await zipOf(site(), admin, session);
    const manifest = kitManifest.parse(files.json('manifest.json'));
    const exportedWorks = Object.values(manifest['wp-content']?.['astra-portfolio'] ?? {});
    expect(exportedWorks.map(({ slug }) => slug)).to.have.members(works.map(({ slug }) => slug));
    expect(summary?.counts.content?.customPostTypes).to.equal(2);
  });

  it('contains the items selected by id, switch and state, and all items of sections without a choice', async () => {
    const [about] = site().rows("SELECT id FROM documents WHERE type = 'page' AND slug = 'about'");
    const { session, summary } = await exported(site(), admin, {
      includes: ['content', 'settings'],
      customization: {
        content: {
          pages: [String(about?.id)],
          posts: { enabled: false },
          customPostTypes: [],
          taxonomies: ['category'],
        },
        settings: { colors: false, fonts: { enabled: true }, code: false },
        plugins: { plugins: ['elementor/elementor.php', 'Flamingo'] },
      },
    });
    const { files } = await zipOf(site(), admin, session);
    const manifest = kitManifest.parse(files.json('manifest.json'));
    expect(manifest).to.not.have.property('templates');
    expect(Object.values(manifest.content?.page ?? {}).map(({ slug }) => slug)).to.deep.equal([
      'about',
    ]);
    expect(manifest.content?.post).to.deep.equal({});
    expect(manifest['wp-content']?.['astra-portfolio']).to.deep.equal({});
    expect(Object.keys(manifest['wp-content']?.nav_menu_item ?? {}).length).to.equal(2);
    expect(manifest.taxonomies?.post).to.deep.equal(['category']);
    expect(Object.keys(manifest['site-settings'] ?? {})).to.not.include.members(['colors', 'code']);
    expect(manifest.plugins?.map(({ name }) => name)).to.deep.equal(['Elementor', 'Flamingo']);
    expect(summary?.counts.content?.pages).to.equal(1);
  });

  it('has a file name even when its title has no Latin letters', async () => {
    const { summary } = await exported(site(), admin, { title: '製本', includes: ['plugins'] });
    expect(summary?.fileName).to.equal('kit.zip');
  });

  for (const [what, request, field] of [
    ['no name', { title: '  ' }, 'title'],
    ['a name of 76 characters', { title: 'x'.repeat(76) }, 'title'],
    ['a description of 301 characters', { description: 'x'.repeat(301) }, 'description'],
    ['no part', { includes: [] }, 'includes'],
    ['an unknown part', { includes: ['users'] }, 'includes'],
    ['an unknown target', { target: 'moon' }, 'target'],
    ['choices that are none', { customization: { content: 7 } }, 'customization'],
  ] as const) {
    it(`is refused with an explanation for ${what}`, async () => {
      const { status, body } = await kitCall(site(), admin, 'POST exports', {
        ...wholeKit,
        ...request,
      });
      expect([status, body.code]).to.deep.equal([400, 'rest_invalid_param']);
      expect(body.data).to.have.nested.property(`params.${field}`);
    });
  }

  it('can have a name of 75 characters beyond the basic plane', async () => {
    await beginExport(site(), admin, { title: '📕'.repeat(75) });
  });
});

describe('the steps of an export', () => {
  const site = siteForTests({ adminPassword, limits: { loginsPerMinute: 1000 } });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });
  const folder = (session: string) => join(site().dataDir, 'kits', 'exports', session);

  it('change nothing when repeated, and can be called concurrently', async () => {
    const { session } = await beginExport(site(), admin, { includes: ['templates'] });
    const step = (runner: string) =>
      kitCall(site(), admin, `POST exports/${session}/runners/${runner}`);
    const answers = await Promise.all([step('templates'), step('templates'), step('templates')]);
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    await step('plugins');
    const first = await step('archive');
    const { bytes } = await zipOf(site(), admin, session);
    expect(await step('archive')).to.deep.equal(first);
    expect((await zipOf(site(), admin, session)).bytes).to.deep.equal(bytes);
    expect((await kitCall(site(), admin, `GET exports/${session}`)).body).to.deep.equal(first.body);
  });

  it('continue an export that an earlier release has begun', async () => {
    const { session } = await beginExport(site(), admin, { includes: ['plugins'] });
    const step = (runner: string) =>
      kitCall(site(), admin, `POST exports/${session}/runners/${runner}`);
    await step('plugins');
    const staged = join(folder(session), 'plugins.json');
    site().rows(
      "UPDATE kit_exports SET done = json_set(done, '$.plugins.manifest', json(?)) WHERE id = ? RETURNING id",
      readFileSync(staged, 'utf8'),
      session,
    );
    rmSync(staged);
    await step('archive');
    const { files } = await zipOf(site(), admin, session);
    expect(kitManifest.parse(files.json('manifest.json')).plugins).to.have.length(6);
  });

  it('must be called in order and by name', async () => {
    const { session } = await beginExport(site(), admin);
    const early = await kitCall(site(), admin, `POST exports/${session}/runners/archive`);
    expect([early.status, early.body.code]).to.deep.equal([409, 'nh_kit_runner_order']);
    const unknown = await kitCall(site(), admin, `POST exports/${session}/runners/constructor`);
    expect([unknown.status, unknown.body.code]).to.deep.equal([404, 'nh_kit_no_runner']);
    const file = await kitCall(site(), admin, `GET exports/${session}/file`);
    expect([file.status, file.body.code]).to.deep.equal([409, 'nh_kit_not_ready']);
  });

  it('leave nothing behind when the export is cancelled, even during a step', async () => {
    const { session } = await beginExport(site(), admin);
    const underway = kitCall(site(), admin, `POST exports/${session}/runners/content`);
    const { status, body } = await kitCall(site(), admin, `DELETE exports/${session}`);
    expect([status, body]).to.deep.equal([200, { deleted: true }]);
    expect([200, 404]).to.include((await underway).status);
    expect(existsSync(folder(session))).to.equal(false);
    expect((await kitCall(site(), admin, `GET exports/${session}`)).status).to.equal(404);
    expect((await kitCall(site(), admin, `DELETE exports/${session}`)).status).to.equal(404);
  });

  it('belong to the person who started the export', async () => {
    const { session } = await beginExport(site(), admin);
    site().rows("UPDATE kit_exports SET person = 'somebody' WHERE id = ? RETURNING id", session);
    for (const call of ['GET exports/', 'DELETE exports/']) {
      expect((await kitCall(site(), admin, call + session)).status).to.equal(404);
    }
  });

  it('expire with their files after a day', async () => {
    const { session } = await exported(site(), admin, { includes: ['plugins'] });
    expect(existsSync(folder(session))).to.equal(true);
    site().rows('UPDATE kit_exports SET created = created - ? RETURNING id', 24 * hour);
    await beginExport(site(), admin);
    expect(existsSync(folder(session))).to.equal(false);
    expect((await kitCall(site(), admin, `GET exports/${session}`)).status).to.equal(404);
  });

  it('report that the export does not exist when its file is lost', async () => {
    const { session } = await exported(site(), admin, { includes: ['plugins'] });
    rmSync(join(folder(session), 'kit.zip'));
    const { status, body } = await kitCall(site(), admin, `GET exports/${session}/file`);
    expect([status, body.code]).to.deep.equal([404, 'nh_kit_no_session']);
  });

  it('report a data folder that is not writable, and continue when it is', async () => {
    const { session } = await beginExport(site(), admin, { includes: ['plugins'] });
    const step = () => kitCall(site(), admin, `POST exports/${session}/runners/plugins`);
    // A file in place of the export's folder: permissions have no effect for root.
    const file = folder(session);
    writeFileSync(file, '');
    const { status, body } = await step();
    expect([status, body.code]).to.deep.equal([500, 'no-write-permissions']);
    rmSync(file);
    expect((await step()).status).to.equal(200);
    expect(readdirSync(file)).to.deep.equal(['plugins', 'plugins.json']);
    expect(exportSession.parse((await step()).body).runners[0]).to.deep.include({ isDone: true });
  });
});
