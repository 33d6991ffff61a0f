import { expect } from '@open-wc/testing';
import { connectionOf, quotaOf } from './fixtures';
import { cleared, live, newServer, until } from './live';
import type { LibraryServer } from './server';

let server: LibraryServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const file = (name = 'kit.zip', size = 10): File => new File(['k'.repeat(size)], name);
const uploads = () => server.of('POST library/kits');

describe('a kit’s file', () => {
  it('shows how much of it has gone, arrives, and is in the list', async () => {
    const kit = await live();
    const letGo = server.hold('POST library/kits');
    await kit.choose(file());
    expect(kit.find<HTMLProgressElement>('progress').value).to.equal(0.5);
    expect(kit.text('[part="upload"]')).to.contain('Uploading “kit.zip”');
    await expect(kit.host).to.be.accessible();
    letGo();
    await until(() => kit.titles().includes('Arrived'), 'the kit is shown');
    expect(kit.text('[part="notice"]')).to.equal('“Arrived” is in your library.');
    expect(kit.host.querySelector('[part="upload"]')).to.equal(null);
  });

  it('is sent again under the same key after a failure, so that it is kept once', async () => {
    server.next('POST library/kits', new TypeError('Failed'));
    const kit = await live();
    await kit.choose(file());
    expect(kit.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    await kit.press('Try again');
    await until(() => kit.titles().includes('Arrived'), 'the kit is shown');
    expect(server.uploadKeys.length).to.equal(2);
    expect(new Set(server.uploadKeys).size).to.equal(1);
    expect(server.uploadKeys[0]).to.match(/^[\da-f]{32}$/);
  });

  it('is taken back by Cancel', async () => {
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
    ['one item too many', file(), 50, 'There is no room for “kit.zip”'],
    ['too many bytes', file('kit.zip', 1_000_000), 3, 'There is no room for “kit.zip”'],
  ] as const) {
    it(`is not sent at all where it is ${what}`, async () => {
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

  it('is sent where nobody knows how much room there is', async () => {
    server.connection = connectionOf({ quota: undefined });
    const kit = await live();
    await kit.choose(file());
    await until(() => kit.titles().includes('Arrived'), 'the kit is shown');
  });

  it('is refused where another tab has taken the room, and the bar says so', async () => {
    const kit = await live();
    server.connection = connectionOf({ quota: quotaOf(50) });
    server.refuse('POST library/kits', 'insufficient-quota', 403);
    await kit.choose(file());
    await until(() => kit.find('[part="quota"]').dataset.level === 'full', 'the bar is full');
    expect(kit.text('[role="alert"] h3')).to.equal('Your cloud library is full');
  });

  it('is asked for again after the account was lost on the way', async () => {
    server.refuse('POST library/kits', 'library-not-connected', 401);
    const kit = await live();
    await kit.choose(file());
    await until(() => kit.screen() === 'connect', 'it is to be connected again');
    expect(kit.text('[part="notice"]')).to.contain('choose it once more');
  });

  it('may come from an export of this site', async () => {
    const kit = await live();
    expect(kit.button('Export this site').getAttribute('href')).to.match(/\/kit-export$/);
  });
});
