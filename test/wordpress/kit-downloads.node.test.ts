import { mkdir, writeFile } from 'node:fs/promises';
import { expect } from 'chai';
import { uploadSession } from '../../src/api/kits/upload';
import type { CallAnswer } from '../conformance/caller';
import { KitWork } from '../conformance/kit-session';
import { LoggedIn } from '../conformance/logged-in';
import { kitOfPages, pageFile } from '../demo/kits/made-kits';
import { logIn, useWordPress, visit, wordPress } from './site';

describe('a kit by address in WordPress', () => {
  useWordPress();

  let admin: LoggedIn;
  const from = (file_url: string): Promise<CallAnswer<Record<string, unknown>>> =>
    admin.call('POST kits/uploads/from', { file_url });
  const uploads = (): string =>
    wordPress.php("echo count( NhElements\\Kit_Folder::all( 'uploads' ) );");

  before(async () => {
    admin = await LoggedIn.at(wordPress.url, 'admin', 'password');
    const folder = `${wordPress.site}/wp-content/uploads`;
    await mkdir(folder, { recursive: true });
    const kit = kitOfPages(pageFile({ slug: 'kit-by-address', title: 'By address' }));
    await writeFile(`${folder}/kit.zip`, kit);
    await writeFile(`${folder}/text.zip`, 'No kit.');
  });

  it('is fetched from the site itself, and by redirect from an origin that the site allows', async () => {
    for (const address of [
      `${wordPress.url}/wp-content/uploads/kit.zip`,
      '/wp-content/uploads/kit.zip',
      'https://kits.example/moved.zip',
    ]) {
      const { status, body } = await from(address);
      expect(status, JSON.stringify(body)).to.equal(201);
      expect(uploadSession.parse(body).missing).to.deep.equal([]);
    }
    const work = new KitWork(admin);
    const { upload } = uploadSession.parse((await from('/wp-content/uploads/kit.zip')).body);
    const open = await work.openedUpload(upload);
    const done = await work.imported(open);
    expect(wordPress.php("echo get_page_by_path( 'kit-by-address' )->post_title;")).to.equal(
      'By address',
    );
    await work.reverted(done);
  });

  it('is refused if it is no kit or too large, and leaves no file', async () => {
    const before = uploads();
    const text = await from('/wp-content/uploads/text.zip');
    expect([text.status, text.body.code]).to.deep.equal([422, 'invalid-kit-library-zip-error']);
    expect(text.body).to.have.nested.property('data.reason', 'not-a-zip');
    const large = await from('https://kits.example/large.zip');
    expect(large.body).to.have.nested.property('data.reason', 'too-large');
    expect(uploads()).to.equal(before);
  });

  for (const [what, address] of [
    ['another server', () => 'https://old.example/kit.zip'],
    ['another server, by way of an allowed one', () => 'https://kits.example/away.zip'],
    ['another server of this computer', () => 'http://127.0.0.1:1/kit.zip'],
    ['a file', () => 'file:///etc/passwd'],
    ['an address with a password', () => wordPress.url.replace('//', '//me:secret@')],
    ['the metadata of a cloud’s machine', () => 'http://169.254.169.254/latest/meta-data'],
    ['a path that is missing', () => `${wordPress.url}/wp-json/none`],
  ] as const) {
    it(`is not fetched from ${what}`, async () => {
      const before = uploads();
      const { status, body } = await from(address());
      expect([status, body.code]).to.deep.equal([502, 'error-loading-resource']);
      expect(uploads()).to.equal(before);
    });
  }

  it('is offered on the screen of the import by its link', async () => {
    const { page, leave } = await visit('/', { width: 1280 });
    await logIn(page);
    const link = encodeURIComponent(`${wordPress.url}/wp-content/uploads/kit.zip`);
    await page.goto(
      `${wordPress.url}/wp-admin/tools.php?page=nh-elements-kit-import&file_url=${link}`,
    );
    await page.waitForFunction(() =>
      document.querySelector('nh-kit-import')?.textContent?.includes('kit.zip'),
    );
    await leave();
  });
});
