import { expect } from '@open-wc/testing';
import { adaWith } from './folders';
import { cleared, drawn, type Live, live, newServer, reloaded, until } from './live';
import type { CloudServer } from './server';

let server: CloudServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const notice = (library: Live): string => library.text('[part="cloud-tab"] [part="notice"]');

async function search(library: Live, text: string): Promise<void> {
  const input = library.find<HTMLInputElement>('input[type="search"]');
  input.focus();
  input.select();
  document.execCommand('insertText', false, text);
  const asked = server.of('GET library/templates').length;
  await until(() => server.of('GET library/templates').length > asked, 'it is searched');
  await drawn();
}

/** As when the library no longer knows the site. */
function lose(): void {
  server.connection = {};
}

describe('an account that is lost in the middle', () => {
  it('leads back to connecting, with folder and search kept over the way', async () => {
    const library = await live();
    library.folder('Heroes').click();
    await drawn();
    await search(library, '7');
    lose();
    await search(library, 'Template');
    expect(library.screen()).to.equal('connect');
    expect(notice(library)).to.contain('Connect again to go on where you were');
    expect(library.has('[role="alert"]')).to.equal(false);
    await library.press('Connect');
    server.connection = adaWith();
    const again = await reloaded();
    expect(again.screen()).to.equal('folder');
    expect(again.find<HTMLInputElement>('input[type="search"]').value).to.equal('Template');
    expect(again.titles()).to.deep.equal(['Template 6', 'Template 7', 'Template 8']);
  });

  it('keeps what was chosen', async () => {
    const library = await live();
    await library.press('Choose all');
    lose();
    document.dispatchEvent(new Event('visibilitychange'));
    await drawn();
    expect(library.screen()).to.equal('connect');
    server.connection = adaWith();
    const again = await reloaded();
    expect(again.host.querySelectorAll('[part~="item"][aria-selected="true"]').length).to.equal(8);
  });

  it('keeps what is typed in a dialog, and the dialog leads to connecting', async () => {
    const library = await live();
    await library.press('Create folder');
    await library.type('Banners');
    lose();
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await drawn();
    expect(library.text('dialog [role="alert"] h3')).to.equal('No account is connected');
    expect(library.find<HTMLInputElement>('dialog input').value).to.equal('Banners');
    await library.press('Connect');
    expect(location.hash).to.equal('#authorize');
    server.connection = adaWith();
    const again = await reloaded();
    expect(again.find<HTMLInputElement>('dialog input').value).to.equal('Banners');
    again.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await drawn();
    expect(again.folders()).to.include('Banners, 0 templates');
  });

  it('asks for no nonce, since it is not the session that has ended', async () => {
    const library = await live();
    lose();
    library.folder('Heroes').click();
    await drawn();
    expect(library.screen()).to.equal('connect');
    expect(server.calls.some((call) => call.includes('rest-nonce'))).to.equal(false);
  });

  it('shows nothing of another account that is connected then', async () => {
    const library = await live();
    library.folder('Heroes').click();
    await drawn();
    await library.press('Choose all');
    lose();
    document.dispatchEvent(new Event('visibilitychange'));
    await drawn();
    server.connection = adaWith(1, { email: 'bob@library.example' });
    const again = await reloaded();
    expect(again.screen()).to.equal('list');
    expect(notice(again)).to.contain('Another account is connected');
    expect(again.host.querySelectorAll('[aria-selected="true"][part~="item"]').length).to.equal(0);
  });

  it('is the person’s own doing by Disconnect', async () => {
    const library = await live();
    library.folder('Heroes').click();
    await drawn();
    await library.press('Disconnect');
    expect(library.screen()).to.equal('connect');
    expect(notice(library)).to.contain('disconnected');
    expect(library.focused()).to.equal('Your templates, on all your sites');
    server.connection = adaWith();
    const again = await reloaded();
    expect(again.screen()).to.equal('list');
  });

  it('is no loss where only the network was gone', async () => {
    const library = await live();
    server.next('GET library', new TypeError('Failed to fetch'));
    document.dispatchEvent(new Event('visibilitychange'));
    await drawn();
    expect(library.screen()).to.equal('list');
  });
});
