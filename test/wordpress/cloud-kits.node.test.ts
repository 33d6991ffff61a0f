import { expect } from 'chai';
import type { RunningLibraryService } from '../../library-service/server';
import { exportSession } from '../../src/api/kits/export';
import { uploadSession } from '../../src/api/kits/upload';
import type { KitPage } from '../../src/api/libraries/kit';
import { KitWork, wholeKit } from '../conformance/kit-session';
import { LoggedIn } from '../conformance/logged-in';
import { kitOfPages, pageFile } from '../demo/kits/made-kits';
import { addUser } from './account';
import { connect, removeLibrary, startLibrary } from './cloud';
import { logIn, ownComplaints, useWordPress, visit, wordPress } from './site';

describe('the kits of the cloud library of a WordPress site', () => {
  useWordPress();

  const toCloud = { ...wholeKit, title: 'Sent from WordPress', target: 'cloud' } as const;
  let library: RunningLibraryService;
  let admin: LoggedIn;
  let work: KitWork;
  before(async () => {
    library = await startLibrary();
    admin = await LoggedIn.at(wordPress.url, 'admin', 'password');
    work = new KitWork(admin);
    await connect(admin, 'ada');
  });
  after(async () => {
    removeLibrary();
    await library.close();
  });

  const administrator = async (name: string): Promise<LoggedIn> => {
    addUser(name, 'administrator');
    return LoggedIn.at(wordPress.url, name, 'password');
  };
  const kits = async (search = ''): Promise<KitPage> =>
    (await admin.call<KitPage>(`GET library/kits?search=${search}`)).body;
  const saveKit = (bytes: Uint8Array) =>
    admin.send('POST library/kits', Uint8Array.from(bytes), { 'Content-Type': 'application/zip' });
  const uploads = () => wordPress.php("echo count( NhElements\\Kit_Folder::all( 'uploads' ) );");

  it('are saved by an export, once also when the step is repeated after a lost response', async () => {
    const done = await work.exported(toCloud);
    const [kit, ...others] = (await kits('Sent from')).items;
    expect(others).to.deep.equal([]);
    expect(kit).to.include({ title: toCloud.title, bytes: done.summary?.size });
    expect(done.summary?.cloud).to.deep.equal({
      kit_cloud_id: kit?.id,
      url: `${wordPress.url}/wp-admin/tools.php?page=nh-elements-kit-library&kit=${kit?.id}`,
    });
    const file = await admin.send(`GET library/kits/${kit?.id}/file`);
    expect(file.headers.get('Content-Type')).to.equal('application/zip');
    const bytes = await work.download(done);
    expect(new Uint8Array(await file.arrayBuffer())).to.deep.equal(bytes);
    // A download that was interrupted continues.
    const rest = await admin.send(`GET library/kits/${kit?.id}/file`, undefined, {
      Range: 'bytes=9-',
    });
    expect(rest.status).to.equal(206);
    expect(new Uint8Array(await rest.arrayBuffer())).to.deep.equal(bytes.slice(9));
    wordPress.php(
      `wp_set_current_user( 1 ); NhElements\\Kit_Folder::of( 'exports', '${done.session}' )->drop( 'done-cloud' );`,
    );
    const again = await admin.call(`POST kits/exports/${done.session}/runners/cloud`);
    expect(exportSession.parse(again.body).summary).to.deep.equal(done.summary);
    expect((await kits('Sent from')).total).to.equal(1);
  });

  it('are downloaded from the library once: an interrupted download continues from the site', async () => {
    const bytes = kitOfPages(pageFile({ slug: 'in-ranges', title: 'In ranges' }));
    const { id } = (await (await saveKit(bytes)).json()) as { id: string };
    const file = (range?: string) =>
      admin.send(`GET library/kits/${id}/file`, undefined, range ? { Range: range } : {});
    const first = await file('bytes=0-8');
    expect(first.status).to.equal(206);
    await first.arrayBuffer();
    expect((await admin.call(`DELETE library/kits/${id}`)).status).to.equal(200);
    const rest = await file('bytes=9-');
    expect([rest.status, rest.headers.get('Content-Range')]).to.deep.equal([
      206,
      `bytes 9-${bytes.length - 1}/${bytes.length}`,
    ]);
    expect(new Uint8Array(await rest.arrayBuffer())).to.deep.equal(bytes.slice(9));
    const other = await (await administrator('cloud-range')).send(
      `GET library/kits/${id}/file`,
      undefined,
      { Range: 'bytes=9-' },
    );
    expect(other.status, 'for another account').to.be.at.least(400);
    expect((await file()).status, 'a new download').to.equal(404);
    expect(wordPress.php("echo count( NhElements\\Kit_Folder::all( 'downloads' ) );")).to.equal(
      '0',
    );
  });

  it('are imported by their id', async () => {
    const bytes = kitOfPages(pageFile({ slug: 'kit-of-the-cloud', title: 'Of the cloud' }));
    const saved = await saveKit(bytes);
    expect(saved.status, await saved.clone().text()).to.equal(201);
    const { id } = (await saved.json()) as { id: string };
    const fetched = await admin.call('POST kits/uploads/from', { kit_cloud_id: id });
    expect(fetched.status, JSON.stringify(fetched.body)).to.equal(201);
    const { upload, missing, size } = uploadSession.parse(fetched.body);
    expect([missing, size]).to.deep.equal([[], bytes.length]);
    const done = await work.imported(await work.openedUpload(upload));
    expect(wordPress.php("echo get_page_by_path( 'kit-of-the-cloud' )->post_title;")).to.equal(
      'Of the cloud',
    );
    await work.reverted(done);
  });

  it('leave no file on the site when the library does not have them', async () => {
    const before = uploads();
    for (const kit_cloud_id of ['999999', '../templates', '']) {
      const { status, body } = await admin.call('POST kits/uploads/from', { kit_cloud_id });
      expect([status, body.code], kit_cloud_id).to.deep.equal([502, 'error-loading-resource']);
    }
    expect(uploads()).to.equal(before);
    const file = await admin.call('GET library/kits/999999/file');
    expect([file.status, file.body.code]).to.deep.equal([404, 'library-not-found']);
  });

  it('are refused with a reason when the library has no room, or no account is connected', async () => {
    const eva = await administrator('cloud-eva');
    const refused = async () => {
      const { status, body } = await eva.call('POST kits/exports', toCloud);
      return [status, body.code];
    };
    expect(await refused()).to.deep.equal([502, 'failed-to-fetch-quota']);
    // Her account has no plan.
    await connect(eva, 'eva');
    expect(await refused()).to.deep.equal([507, 'insufficient-quota']);
  });

  it('are on a screen of the administration, whose Apply button leads to the import of one', async () => {
    const opened = await visit('/', { width: 1280 });
    const { page, leave } = opened;
    await logIn(page);
    const screen = `${wordPress.url}/wp-admin/tools.php?page=nh-elements-kit`;
    await page.goto(`${screen}-export`);
    await page.waitForFunction(() =>
      document.querySelector('nh-kit-export')?.querySelector('input'),
    );
    const { settings } = await page.$eval('nh-kit-export', (tag) => ({
      settings: JSON.parse(tag.getAttribute('settings') ?? '{}'),
    }));
    expect(settings.cloud).to.equal(true);
    await page.goto(`${screen}-library`);
    await page.waitForFunction(() =>
      document.querySelector('nh-kit-library')?.textContent?.includes('Sent from WordPress'),
    );
    const id = (await kits('Sent from')).items[0]?.id;
    await Promise.all([
      page.waitForNavigation(),
      page.$eval(`[part="kit"][data-kit="${id}"] a`, (link) =>
        (link as unknown as { click(): void }).click(),
      ),
    ]);
    expect(page.url()).to.equal(`${screen}-import&kit_cloud_id=${id}`);
    await page.waitForFunction(() =>
      document.querySelector('nh-kit-import')?.textContent?.includes('cloud'),
    );
    // Other tests have imported kits into this site, so it asks for an import that is open.
    const others = ownComplaints(opened).filter((text) => !text.includes('status of 404'));
    expect(others).to.deep.equal([]);
    await leave();
  });

  it('need a plan, which is chosen on a screen of the administration', async () => {
    await administrator('cloud-plan');
    const { page, leave } = await visit('/', { width: 390 });
    await logIn(page, 'cloud-plan');
    const person = await LoggedIn.at(wordPress.url, 'cloud-plan', 'password');
    await connect(person, 'eva');
    const kitLibrary = `${wordPress.url}/wp-admin/tools.php?page=nh-elements-kit-library`;
    await page.goto(kitLibrary);
    const link = 'nh-kit-library [data-step="upgrade"] a[data-kind="main"]';
    await page.waitForSelector(link);
    await Promise.all([
      page.waitForNavigation(),
      page.$eval(link, (one) => (one as unknown as { click(): void }).click()),
    ]);
    expect(await page.title()).to.contain('Plan of the library');
    expect(await page.$('#adminmenu a[href*="library-plan"]')).to.equal(null);
    await page.click('input[value="pro"]');
    await Promise.all([page.waitForNavigation(), page.click('#submit')]);
    expect(page.url()).to.equal(kitLibrary);
    await page.waitForSelector('nh-kit-library [data-step="list"]');
    // Without the nonce of the form, nothing changes.
    const forged = new URLSearchParams({ action: 'nh_elements_library_plan', plan: 'none' });
    const address = `${wordPress.url}/wp-admin/admin-post.php?${forged}`;
    expect((await person.open(address)).status).to.equal(403);
    const { body } = await person.call<{ account: { plan: string } }>('GET library');
    expect(body.account.plan).to.equal('pro');
    await leave();
  });

  it('cannot be exported to by a site without a library', async () => {
    removeLibrary();
    const { status, body } = await admin.call('POST kits/exports', toCloud);
    expect([status, body.code]).to.deep.equal([502, 'error-loading-resource']);
  });
});
