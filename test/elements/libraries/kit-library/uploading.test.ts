import { expect } from '@open-wc/testing';
import { cleared, live, newServer } from '../../../page-objects/kit-library';
import { until } from '../../../page-objects/until';
import type { LibraryServer } from '../../../server-doubles/kit-library';
import { connectionOf, quotaOf } from './fixtures';

let server: LibraryServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const file = (name = 'kit.zip', size = 10): File => new File(['k'.repeat(size)], name);
const uploads = () => server.of('POST library/kits');

describe('uploading a kit file', () => {
  it('shows the progress, finishes, and adds the kit to the list', async () => {
    const kit = await live();
    const letGo = server.hold('POST library/kits');
    await kit.choose(file());
    expect(kit.find<HTMLProgressElement>('progress').value).to.equal(0.5);
    expect(kit.text('[part="upload"]')).to.contain('Uploading “kit.zip”');
    await expect(kit.host).to.be.accessible();
    letGo();
    await until(() => kit.titles().includes('Arrived'), 'showed the kit');
    expect(kit.text('[part="notice"]')).to.equal('“Arrived” is in your library.');
    expect(kit.host.querySelector('[part="upload"]')).to.equal(null);
  });

  it('retries with the same idempotency key, so that the kit is stored once', async () => {
    server.next('POST library/kits', new TypeError('Failed'));
    const kit = await live();
    await kit.choose(file());
    expect(kit.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    await kit.press('Try again');
    await until(() => kit.titles().includes('Arrived'), 'showed the kit');
    expect(server.uploadKeys.length).to.equal(2);
    expect(new Set(server.uploadKeys).size).to.equal(1);
    expect(server.uploadKeys[0]).to.match(/^[\da-f]{32}$/);
  });

  it('is cancelled by Cancel', async () => {
    const kit = await live();
    server.hold('POST library/kits');
    await kit.choose(file());
    await kit.press('Cancel');
    expect(kit.host.querySelector('[part="upload"]')).to.equal(null);
    expect(document.activeElement).to.equal(kit.find('[part="title"]'));
  });

  for (const [what, chosen, used, title] of [
    ['no zip', file('letter.txt'), 3, '“letter.txt” is not a kit'],
    ['empty', file('kit.zip', 0), 3, '“kit.zip” is empty'],
    ['one item too many', file(), 50, 'Not enough room for “kit.zip”'],
    ['too many bytes', file('kit.zip', 1_000_000), 3, 'Not enough room for “kit.zip”'],
  ] as const) {
    it(`rejects the file before it is sent: ${what}`, async () => {
      server.connection = connectionOf({ quota: quotaOf(used) });
      const kit = await live();
      await kit.choose(chosen);
      expect(kit.text('[role="alert"] h3')).to.equal(title);
      expect(uploads()).to.deep.equal([]);
      await expect(kit.host).to.be.accessible();
      await kit.press('Close');
      expect(kit.host.querySelector('[role="alert"]')).to.equal(null);
    });
  }

  it('sends the file if the quota is unknown', async () => {
    server.connection = connectionOf({ quota: undefined });
    const kit = await live();
    await kit.choose(file());
    await until(() => kit.titles().includes('Arrived'), 'showed the kit');
  });

  it('fails if another tab has used the space, and updates the quota bar', async () => {
    const kit = await live();
    server.connection = connectionOf({ quota: quotaOf(50) });
    server.refuse('POST library/kits', 'insufficient-quota', 403);
    await kit.choose(file());
    await until(
      () => kit.find('[part="quota"]').dataset.level === 'full',
      'showed a full quota bar',
    );
    expect(kit.text('[role="alert"] h3')).to.equal('Your cloud library is full');
  });

  it('asks to choose the file again if the account is lost during the upload', async () => {
    server.refuse('POST library/kits', 'library-not-connected', 401);
    const kit = await live();
    await kit.choose(file());
    await until(() => kit.screen() === 'connect', 'showed the Connect screen');
    expect(kit.text('[part="notice"]')).to.contain('choose the file again');
  });

  it('can be replaced by an export of this site', async () => {
    const kit = await live();
    expect(kit.button('Export this site').getAttribute('href')).to.match(/\/kit-export$/);
  });
});
