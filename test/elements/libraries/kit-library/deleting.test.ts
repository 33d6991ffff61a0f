import { expect } from '@open-wc/testing';
import { cleared, live, newServer } from '../../../page-objects/kit-library';
import { rendered, until } from '../../../page-objects/until';
import type { LibraryServer } from '../../../server-doubles/kit-library';

let server: LibraryServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const deletions = () => server.of('DELETE library/kits');

/** Resolves when the note with Undo appears, and does something at once: a busy machine may ask only when its time is over. */
function offered(host: HTMLElement, act?: () => void): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!host.querySelector('[part="undo"]')) return;
      observer.disconnect();
      act?.();
      resolve();
    }).observe(host, { childList: true, subtree: true });
  });
}

describe('deleting a kit', () => {
  it('asks by the kit’s name, and keeps the kit on Cancel', async () => {
    const kit = await live();
    await kit.press('Delete Kit 4');
    expect(kit.find<HTMLDialogElement>('dialog').open).to.equal(true);
    expect(kit.text('dialog h2')).to.equal('Delete “Kit 4”?');
    await until(() => document.activeElement?.textContent === 'Cancel', 'focused Cancel');
    await expect(kit.host).to.be.accessible();
    await kit.press('Cancel');
    expect(deletions()).to.deep.equal([]);
    expect(document.activeElement).to.equal(kit.button('Delete Kit 4'));
  });

  it('removes the kit, announces it, and can be undone', async () => {
    const kit = await live();
    const title = kit.find('[part="title"]');
    let toldAtFocus: string | undefined;
    title.addEventListener('focus', () => {
      toldAtFocus = kit.text('[part="undo-place"]');
    });
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    expect(deletions()).to.deep.equal(['DELETE library/kits/4']);
    expect(kit.heard.at(-1)).to.deep.equal(['nh-kit-library-delete', { kitCloudId: '4' }]);
    expect(kit.titles()).not.to.include('Kit 4');
    await until(() => kit.host.querySelector('[part="undo"]') !== null, 'offered Undo');
    expect(toldAtFocus, 'before the focus has moved').to.equal('');
    // Screen readers speak the text of a live region, but not its button.
    const texts = [...kit.host.querySelectorAll('[role="status"] [part="undo"] p')];
    expect(texts.map(({ textContent }) => textContent)).to.deep.equal([
      '“Kit 4” is deleted.',
      'To undo, press the Undo button, above the list.',
    ]);
    expect(document.activeElement).to.equal(title);
    await expect(kit.host).to.be.accessible();
    await kit.press('Undo');
    expect(kit.titles()).to.include('Kit 4');
    expect(kit.text('[part="notice"]')).to.equal('“Kit 4” is back.');
    expect(kit.host.querySelector('[part="undo"]')).to.equal(null);
  });

  it('cannot be undone after the undo time', async () => {
    const kit = await live({ undoTime: 0.05 });
    const isOffered = offered(kit.host);
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    await isOffered;
    await until(() => !kit.host.querySelector('[part="undo"]'), 'hid the note');
    expect(server.of('POST library/undo')).to.deep.equal([]);
  });

  it('pauses the undo time while Undo has the focus or the pointer', async () => {
    const kit = await live({ undoTime: 0.8 });
    const isFocused = offered(kit.host, () => kit.button('Undo').focus());
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    await isFocused;
    const held = performance.now();
    await until(() => performance.now() - held > 1000, 'waited long enough');
    const note = kit.find('[part="undo"]');
    note.dispatchEvent(new PointerEvent('pointerenter'));
    kit.button('Undo').blur();
    await rendered();
    const hovered = performance.now();
    await until(() => performance.now() - hovered > 1000, 'waited long enough');
    note.dispatchEvent(new PointerEvent('pointerleave'));
    await until(() => !kit.host.querySelector('[part="undo"]'), 'hid the note');
  });

  it('shows an error in the dialog, works on retry, and is reported once', async () => {
    server.refuse('DELETE library/kits/4', 'error-loading-resource', 502);
    const kit = await live();
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    expect(kit.text('dialog [role="alert"] h3')).to.equal('The library does not respond');
    await expect(kit.host).to.be.accessible();
    await kit.press('Try again');
    expect(kit.titles()).not.to.include('Kit 4');
    expect(kit.heard.filter(([name]) => name === 'nh-kit-library-delete').length).to.equal(1);
  });

  it('reports no error if another tab has deleted the kit', async () => {
    const kit = await live();
    server.kits = server.kits.filter(({ id }) => id !== '4');
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    expect(kit.titles()).not.to.include('Kit 4');
    expect(kit.host.querySelector('[part="undo"], [role="alert"]')).to.equal(null);
  });

  it('shows the previous page after the last kit of the last page', async () => {
    const kit = await live({ pageSize: 4 });
    await kit.press('Next');
    await kit.press('Delete Kit 1');
    await kit.press('Delete');
    expect(kit.titles()).to.deep.equal(['Kit 5', 'Kit 4', 'Kit 3', 'Kit 2']);
    expect(kit.host.querySelector('[part="pages"]')).to.equal(null);
  });

  it('returns to the Connect screen if the account is lost', async () => {
    server.refuse('DELETE library/kits/4', 'library-not-connected', 401);
    const kit = await live();
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    expect(kit.screen()).to.equal('connect');
    expect(kit.host.querySelector('dialog')).to.equal(null);
  });

  it('shows why it cannot be undone', async () => {
    server.refuse('POST library/undo', 'library-undo-gone', 410);
    const kit = await live();
    await kit.press('Delete Kit 4');
    await kit.press('Delete');
    await kit.press('Undo');
    expect(kit.text('[role="alert"] h3')).to.equal('This can no longer be undone');
  });
});
