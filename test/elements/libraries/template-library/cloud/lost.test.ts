import { expect } from '@open-wc/testing';
import { cleared, type Live, live, newServer, reloaded } from '../../../../page-objects/cloud-tab';
import { rendered, until } from '../../../../page-objects/until';
import type { CloudServer } from '../../../../server-doubles/cloud-templates';
import { adaWith } from './folders';

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
  await until(() => server.of('GET library/templates').length > asked, 'searched');
  await rendered();
}

/** Has the server report that the account is no longer connected. */
function lose(): void {
  server.connection = {};
}

describe('losing the account', () => {
  it('returns to the Connect screen, and keeps folder and search', async () => {
    const library = await live();
    library.folder('Heroes').click();
    await rendered();
    await search(library, '7');
    lose();
    await search(library, 'Template');
    expect(library.screen()).to.equal('connect');
    expect(notice(library)).to.contain('Connect again to continue');
    expect(library.has('[role="alert"]')).to.equal(false);
    await library.press('Connect');
    server.connection = adaWith();
    const again = await reloaded();
    expect(again.screen()).to.equal('folder');
    expect(again.find<HTMLInputElement>('input[type="search"]').value).to.equal('Template');
    expect(again.titles()).to.deep.equal(['Template 6', 'Template 7', 'Template 8']);
  });

  it('keeps the selection', async () => {
    const library = await live();
    await library.press('Select all');
    lose();
    document.dispatchEvent(new Event('visibilitychange'));
    await rendered();
    expect(library.screen()).to.equal('connect');
    server.connection = adaWith();
    const again = await reloaded();
    expect(again.host.querySelectorAll('[part~="item"][aria-selected="true"]').length).to.equal(8);
  });

  it('keeps the typed text of a dialog, and the dialog offers to connect', async () => {
    const library = await live();
    await library.press('Create folder');
    await library.type('Banners');
    lose();
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await rendered();
    expect(library.text('dialog [role="alert"] h3')).to.equal('No account is connected');
    expect(library.find<HTMLInputElement>('dialog input').value).to.equal('Banners');
    await library.press('Connect');
    expect(location.hash).to.equal('#authorize');
    server.connection = adaWith();
    const again = await reloaded();
    expect(again.find<HTMLInputElement>('dialog input').value).to.equal('Banners');
    again.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await rendered();
    expect(again.folders()).to.include('Banners, 0 templates');
  });

  it('requests no new nonce, because the session is still valid', async () => {
    const library = await live();
    lose();
    library.folder('Heroes').click();
    await rendered();
    expect(library.screen()).to.equal('connect');
    expect(server.calls.some((call) => call.includes('rest-nonce'))).to.equal(false);
  });

  it('shows nothing of the previous account after another one is connected', async () => {
    const library = await live();
    library.folder('Heroes').click();
    await rendered();
    await library.press('Select all');
    lose();
    document.dispatchEvent(new Event('visibilitychange'));
    await rendered();
    server.connection = adaWith(1, { email: 'bob@library.example' });
    const again = await reloaded();
    expect(again.screen()).to.equal('list');
    expect(notice(again)).to.contain('connected another account');
    expect(again.host.querySelectorAll('[aria-selected="true"][part~="item"]').length).to.equal(0);
  });

  it('is announced differently after Disconnect', async () => {
    const library = await live();
    library.folder('Heroes').click();
    await rendered();
    await library.press('Disconnect');
    expect(library.screen()).to.equal('connect');
    expect(notice(library)).to.contain('disconnected');
    expect(library.focused()).to.equal('Your templates, on all your sites');
    server.connection = adaWith();
    const again = await reloaded();
    expect(again.screen()).to.equal('list');
  });

  it('does not happen if only the network was down', async () => {
    const library = await live();
    server.next('GET library', new TypeError('Failed to fetch'));
    document.dispatchEvent(new Event('visibilitychange'));
    await rendered();
    expect(library.screen()).to.equal('list');
  });
});
