import { expect } from '@open-wc/testing';
import { templateOf } from '../fixtures';
import { adaWith, folderOf } from './folders';
import { cleared, drawn, live, newServer } from './live';
import type { CloudServer } from './server';

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
  await drawn();
}

describe('a library that is open in two tabs', () => {
  it('shows folders and templates that the other one has changed', async () => {
    const library = await live();
    server.folders = [...server.folders, folderOf(7, 'Zebra', 1)];
    server.templates = [templateOf(9)];
    await hear('cloud');
    expect(library.folders().at(-1)).to.equal('Zebra, 1 template');
    expect(library.titles()).to.deep.equal(['Template 9']);
  });

  it('leaves a folder that the other one has deleted, and says so', async () => {
    const library = await live();
    library.folder('Heroes').click();
    await drawn();
    server.loseFolder('2');
    await hear('cloud');
    expect(library.screen()).to.equal('list');
    expect(library.text('[part="cloud-tab"] [part="notice"]')).to.contain('“Heroes” is not there');
  });

  it('goes on when the other one has connected an account', async () => {
    server.connection = {};
    const library = await live();
    server.connection = adaWith();
    await hear('account');
    expect(library.screen()).to.equal('list');
  });

  it('goes back to connecting when the other one has ended the connection', async () => {
    const library = await live();
    server.connection = {};
    await hear('account');
    expect(library.screen()).to.equal('connect');
  });

  it('tells the other one what it has changed, and never what it holds', async () => {
    const library = await live();
    told.length = 0;
    await library.press('Create folder');
    await library.type('Secret plans');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await drawn();
    expect(told).to.deep.equal(['cloud']);
    await library.press('Disconnect');
    expect(told).to.deep.equal(['cloud', 'account']);
  });

  it('hears nothing in what is none of its words', async () => {
    await live();
    const calls = server.calls.length;
    for (const junk of [null, 'moon', { what: 'cloud' }, ['cloud']]) await hear(junk);
    expect(server.calls.length).to.equal(calls);
  });

  it('hears nothing any more once it has left the page', async () => {
    const library = await live();
    library.host.remove();
    await drawn();
    const calls = server.calls.length;
    await hear('cloud');
    expect(server.calls.length).to.equal(calls);
  });

  it('keeps what it shows where it cannot look again', async () => {
    const library = await live();
    server.next('GET library', new TypeError('Failed to fetch'));
    await hear('cloud');
    expect(library.screen()).to.equal('list');
    expect(library.has('[part="cloud-tab"] [role="alert"]')).to.equal(false);
    expect(library.folders().length).to.equal(3);
  });
});
