import { expect } from '@open-wc/testing';
import { cleared, live, newServer } from '../../../../page-objects/cloud-tab';
import { rendered } from '../../../../page-objects/until';
import type { CloudServer } from '../../../../server-doubles/cloud-templates';
import { templateOf } from '../fixtures';
import { adaWith, folderOf } from './folders';

const name = 'nhTemplateLibrary /wp-json/nh/v1/library';

let server: CloudServer;
let otherTab: BroadcastChannel;
let told: unknown[];

beforeEach(() => {
  server = newServer();
  otherTab = new BroadcastChannel(name);
  told = [];
  otherTab.addEventListener('message', ({ data }) => told.push(data));
});
afterEach(async () => {
  otherTab.close();
  await cleared();
});

async function hear(what: unknown): Promise<void> {
  otherTab.postMessage(what);
  await rendered();
}

describe('a library that is open in two tabs', () => {
  it('shows folders and templates that the other tab has changed', async () => {
    const library = await live();
    server.folders = [...server.folders, folderOf(7, 'Zebra', 1)];
    server.templates = [templateOf(9)];
    await hear('cloud');
    expect(library.folders().at(-1)).to.equal('Zebra, 1 template');
    expect(library.titles()).to.deep.equal(['Template 9']);
  });

  it('closes a folder that the other tab has deleted, with a notice', async () => {
    const library = await live();
    library.folder('Heroes').click();
    await rendered();
    server.loseFolder('2');
    await hear('cloud');
    expect(library.screen()).to.equal('list');
    expect(library.text('[part="cloud-tab"] [part="notice"]')).to.contain(
      '“Heroes” no longer exists',
    );
  });

  it('continues when the other tab has connected an account', async () => {
    server.connection = {};
    const library = await live();
    server.connection = adaWith();
    await hear('account');
    expect(library.screen()).to.equal('list');
  });

  it('returns to the Connect screen when the other tab has disconnected', async () => {
    const library = await live();
    server.connection = {};
    await hear('account');
    expect(library.screen()).to.equal('connect');
  });

  it('reports the kind of each change to the other tab, never its content', async () => {
    const library = await live();
    told.length = 0;
    await library.press('Create folder');
    await library.type('Secret plans');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await rendered();
    expect(told).to.deep.equal(['cloud']);
    await library.press('Disconnect');
    expect(told).to.deep.equal(['cloud', 'account']);
  });

  it('ignores unknown messages', async () => {
    await live();
    const calls = server.calls.length;
    for (const junk of [null, 'moon', { what: 'cloud' }, ['cloud']]) await hear(junk);
    expect(server.calls.length).to.equal(calls);
  });

  it('stops listening after the element has left the page', async () => {
    const library = await live();
    library.host.remove();
    await rendered();
    const calls = server.calls.length;
    await hear('cloud');
    expect(server.calls.length).to.equal(calls);
  });

  it('keeps its content if a refresh fails', async () => {
    const library = await live();
    server.next('GET library', new TypeError('Failed to fetch'));
    await hear('cloud');
    expect(library.screen()).to.equal('list');
    expect(library.has('[part="cloud-tab"] [role="alert"]')).to.equal(false);
    expect(library.folders().length).to.equal(3);
  });
});
