import { expect } from '@open-wc/testing';
import { cleared, drawn, live, newServer, until } from './live';
import type { LibraryServer } from './server';

let server: LibraryServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const deletions = () => server.of('DELETE library/kits');

describe('a kit that is to be deleted', () => {
  it('is asked about by its name, and stays when the person says no', async () => {
    const kit = await live();
    await kit.press('Delete Kit 4');
    expect(kit.find<HTMLDialogElement>('dialog').open).to.equal(true);
    expect(kit.text('dialog h2')).to.equal('Delete “Kit 4”?');
    expect(document.activeElement?.textContent).to.equal('Cancel');
    await expect(kit.host).to.be.accessible();
    await kit.press('Cancel');
    expect(deletions()).to.deep.equal([]);
    expect(document.activeElement).to.equal(kit.button('Delete Kit 4'));
  });

  it('goes, is told, and can be brought back', async () => {
    const kit = await live();
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    expect(deletions()).to.deep.equal(['DELETE library/kits/4']);
    expect(kit.heard.at(-1)).to.deep.equal(['nh-kit-library-delete', { kitCloudId: '4' }]);
    expect(kit.titles()).not.to.include('Kit 4');
    expect(kit.text('[role="status"] [part="undo"]')).to.contain('“Kit 4” is deleted.');
    expect(document.activeElement).to.equal(kit.find('[part="title"]'));
    await expect(kit.host).to.be.accessible();
    await kit.press('Undo');
    expect(kit.titles()).to.include('Kit 4');
    expect(kit.text('[part="notice"]')).to.equal('“Kit 4” is back.');
    expect(kit.host.querySelector('[part="undo"]')).to.equal(null);
  });

  it('cannot be brought back when the time is over', async () => {
    const kit = await live({ undoTime: 0.05 });
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    await until(() => !kit.host.querySelector('[part="undo"]'), 'the offer is over');
    expect(server.of('POST library/undo')).to.deep.equal([]);
  });

  it('waits with the end of its time while Undo has the focus or the pointer', async () => {
    const kit = await live({ undoTime: 0.3 });
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    kit.button('Undo').focus();
    const held = performance.now();
    await until(() => performance.now() - held > 500, 'more than the time has passed');
    const note = kit.find('[part="undo"]');
    note.dispatchEvent(new PointerEvent('pointerenter'));
    kit.button('Undo').blur();
    await drawn();
    const hovered = performance.now();
    await until(() => performance.now() - hovered > 500, 'more than the time has passed');
    note.dispatchEvent(new PointerEvent('pointerleave'));
    await until(() => !kit.host.querySelector('[part="undo"]'), 'the offer is over');
  });

  it('says in the dialog why it stays, and is deleted on the second try, told once', async () => {
    server.refuse('DELETE library/kits/4', 'error-loading-resource', 502);
    const kit = await live();
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    expect(kit.text('dialog [role="alert"] h3')).to.equal('The library does not answer');
    await expect(kit.host).to.be.accessible();
    await kit.press('Try again');
    expect(kit.titles()).not.to.include('Kit 4');
    expect(kit.heard.filter(([name]) => name === 'nh-kit-library-delete').length).to.equal(1);
  });

  it('is gone without a word where another tab was quicker', async () => {
    const kit = await live();
    server.kits = server.kits.filter(({ id }) => id !== '4');
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    expect(kit.titles()).not.to.include('Kit 4');
    expect(kit.host.querySelector('[part="undo"], [role="alert"]')).to.equal(null);
  });

  it('was the only one of the last page: the page before is shown', async () => {
    const kit = await live({ pageSize: 4 });
    await kit.press('Next');
    await kit.press('Delete Kit 1');
    await kit.press('Delete');
    expect(kit.titles()).to.deep.equal(['Kit 5', 'Kit 4', 'Kit 3', 'Kit 2']);
    expect(kit.host.querySelector('[part="pages"]')).to.equal(null);
  });

  it('leads back to connecting where the account is lost', async () => {
    server.refuse('DELETE library/kits/4', 'library-not-connected', 401);
    const kit = await live();
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    expect(kit.screen()).to.equal('connect');
    expect(kit.host.querySelector('dialog')).to.equal(null);
  });

  it('says why it cannot be brought back', async () => {
    server.refuse('POST library/undo', 'library-undo-gone', 410);
    const kit = await live();
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    await kit.press('Undo');
    expect(kit.text('[role="alert"] h3')).to.equal('This cannot be undone any more');
  });
});
